import type { AnyActorRef, EventObject } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import type { IntentKind } from '../../services/intents/intent.ts';
import { asks, type Asking } from '../root/asks.ts';
import { failureIn, isRefused } from '../requests/failure.ts';

/** A chart reports an unknown outcome, or why its request was not sent. */
export interface SubmissionReported {
  type: 'submission.reported';
  /** The actor that submitted it, which is notified of the user's choice. */
  from: AnyActorRef;
  failure: ServiceFailure;
}

/** The root's answer to the submitting chart, after the user's choice. */
export type SubmissionMessage =
  /** Retries this kind of call with the same key, or sends it anyway. `choice` is the retry's, as described by the flow. */
  | { type: 'submission.retried'; kind: IntentKind; choice: string }
  /** A check found it done. */
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
  /** On success. */
  done: Done;
  /** On refusal; guarded transitions come first. */
  refused: Refused;
}

/**
 * The only state that sends an irreversible request: busy, with a timeout, and back is blocked. Success and refusal continue as given; everything
 * else is reported to the root and leads to the state `outcomeUnknown`.
 */
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

/** The state in which a chart waits for what the person chooses in the root's dialog. */
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
