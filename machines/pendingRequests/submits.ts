import type { AnyActorRef, EventObject } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import type { IntentsSettled } from '../../services/pendingRequests/ledger.ts';
import type { IntentKind } from '../../services/pendingRequests/intent.ts';
import { asks, type Asking } from '../screen/asks.ts';
import { failureIn, isRefused } from '../screen/failure.ts';

export interface SubmissionReported {
  type: 'submission.reported';
  /** The actor that submitted it; it receives the user's choice. */
  from: AnyActorRef;
  failure: ServiceFailure;
}

/** Requests to the root about irreversible requests. */
export type PendingRequest = IntentsSettled | SubmissionReported;

export type SubmissionMessage =
  /** Retries this kind of call with the same key, or sends it anyway. `choice` is the retry's, as described by the flow. */
  | { type: 'submission.retried'; kind: IntentKind; choice: string }
  | { type: 'outcome.settled' }
  | { type: 'outcome.left' };

export const submitKit = <
  // oxlint-disable-next-line typescript/no-explicit-any -- any root that hears of submissions.
  Context extends Asking<any>,
  Event extends EventObject,
>() => ({
  guards: { isRefused },
  actions: {
    reportOutcome: asks<Context, Event, Event, undefined>(
      ({ event, self }) =>
        ({
          type: 'submission.reported',
          from: self,
          failure: failureIn(event),
        }) as never,
    ),
  },
  delays: { requestLimit: httpTimeout },
});

interface Submission<Src extends string, Input, Done, Refused> {
  /** The service actor, by its name in `setup`: one made by `irreversible`. */
  src: Src;
  input: Input;
  done: Done;
  refused: Refused;
}

/** The only state that sends an irreversible request: busy, with a timeout, without back. An unknown outcome leads to `outcomeUnknown`. */
export const submits = <
  const Src extends string,
  const Input,
  const Done,
  const Refused extends readonly unknown[],
>({
  src,
  input,
  done,
  refused,
}: Submission<Src, Input, Done, Refused>) =>
  ({
    tags: ['busy', 'holdsBack'],
    invoke: {
      id: src,
      src,
      input,
      onDone: done,
      onError: [...refused, { target: 'outcomeUnknown', actions: 'reportOutcome' }],
    },
    after: { requestLimit: { target: 'outcomeUnknown', actions: 'reportOutcome' } },
  }) as const;

/** Waits for the user's choice in the root's dialog. */
export const awaitsChoice = <const Retried, const Left, const Settled extends object = object>({
  retried,
  left,
  settled,
}: {
  retried: Retried;
  left: Left;
  /** For a chart inside a screen: the screen itself handles 'outcome.settled' in any state. */
  settled?: Settled;
}) =>
  ({
    description: 'The outcome is unknown, or nothing was sent for a reason: the root asks the person.',
    tags: ['modal', 'unknown'],
    on: {
      'submission.retried': retried,
      'outcome.left': left,
      ...(settled && { 'outcome.settled': settled }),
    },
  }) as const;
