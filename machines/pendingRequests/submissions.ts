import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { ServiceFailure } from '../../services/http/failure.ts';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import type { RequestsSettled } from '../../services/pendingRequests/openRequest.ts';
import { sendsToApp } from '../screen/actions.ts';
import { failureIn } from '../screen/failure.ts';
import { requestKit } from '../screen/kits.ts';
import {
  type AnySetup,
  type Call,
  type DoneOf,
  type FailedOf,
  type OnOf,
  pieceOf,
  type SrcOf,
  type With,
} from '../screen/pieces.ts';
import type { Shown } from './results.ts';

export interface SubmissionReported {
  type: 'submission.reported';
  /** The actor that submitted it; it receives the user's choice. */
  from: AnyActorRef;
  failure: ServiceFailure;
}

/** Requests to the root about irreversible requests. */
export type SubmissionEvent = RequestsSettled | SubmissionReported;

export type SubmissionMessage =
  /** Retries this kind of call with the same key, or sends it anyway. `choice` is the retry's, as described by the flow. */
  | { type: 'submission.retried'; kind: RequestKind; choice: string }
  /** It was done. */
  | ({ type: 'outcome.settled' } & Shown)
  | { type: 'outcome.left' };

/** An action that settles pending requests: something later counts in their place. */
export const settleRequests = sendsToApp<RequestsSettled>();

/** The kit of a chart that sends irreversible requests (`submissionsOf`). */
export const submitKit = {
  ...requestKit,
  actions: {
    ...requestKit.actions,
    reportOutcome: sendsToApp<SubmissionReported>()<{ app: AnyActorRef }>(({ event, self }) => ({
      type: 'submission.reported',
      from: self,
      failure: failureIn(event),
    })),
  },
};

/** For states in which nothing is left to send: whatever is around them does not send it again. */
export const nothingToSend = { 'submission.retried': {} } as const;

type Submitting<Screen extends AnySetup> = With<
  Screen,
  'submitKit',
  { entry: 'reportOutcome' },
  { app: ActorRef<Snapshot<unknown>, SubmissionReported> },
  'app: AppRef<SubmissionEvent>'
>;

type TransitionOf<Screen extends AnySetup, Event extends string> =
  OnOf<Screen> extends { [Key in Event]?: infer Value } ? Value : never;

/**
 * The pieces of chart that send irreversible requests, checked against the chart's own actors, actions, guards and events.
 *
 * @example
 * const { submits, awaitsChoice } = submissionsOf(screen);
 * states: {
 *   bindingAccount: submits({
 *     src: 'bindAccount',
 *     input: ({ context }) => accountOf(context),
 *     done: [{ target: 'bound' }],
 *     refused: [{ guard: 'isRefused', target: 'filling', actions: 'toastFailure' }],
 *   }),
 *   outcomeUnknown: awaitsChoice({ retried: 'bindingAccount', left: 'filling' }),
 * }
 */
// oxlint-disable-next-line no-unused-vars -- only its type is read.
export function submissionsOf<Screen extends AnySetup>(_: Submitting<Screen>) {
  const piece = pieceOf<Submitting<Screen>>();
  return {
    /** The only state that sends an irreversible request: busy, with a timeout, without back. An unknown outcome leads to `outcomeUnknown`. */
    submits: <const Src extends SrcOf<Screen>>({
      src,
      input,
      done,
      refused,
    }: Call<Screen, Src> & {
      done: readonly DoneOf<Screen, Src>[];
      refused: readonly FailedOf<Screen, Src>[];
    }) =>
      piece(src, {
        tags: ['busy', 'holdsBack'],
        invoke: {
          id: src,
          src,
          input,
          onDone: done,
          onError: [...refused, { target: 'outcomeUnknown', actions: 'reportOutcome' }],
        },
        after: { requestLimit: { target: 'outcomeUnknown', actions: 'reportOutcome' } },
        // What is in flight is neither sent again nor aborted.
        on: { ...nothingToSend, 'outcome.settled': {} },
      }),

    /** Waits for the user's choice in the root's dialog. */
    awaitsChoice: ({
      retried,
      left,
      settled,
    }: {
      retried: TransitionOf<Screen, 'submission.retried'>;
      left: TransitionOf<Screen, 'outcome.left'>;
      /** For a chart inside a screen: the screen itself handles 'outcome.settled' in any state. */
      settled?: TransitionOf<Screen, 'outcome.settled'>;
    }) =>
      ({
        description: 'The outcome is unknown, or nothing was sent for a reason: the root asks the person.',
        tags: ['modal', 'unknown'],
        on: {
          'submission.retried': retried,
          'outcome.left': left,
          ...(settled !== undefined && { 'outcome.settled': settled }),
        },
      }) as const,
  };
}
