import type { AnyActorRef } from 'xstate';
import type { ServiceFailure } from '../../services/http/failure.ts';
import type { IntentsSettled } from '../../services/pendingRequests/messages.ts';
import type { Done, IntentKind } from '../../services/pendingRequests/intent.ts';

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
  /** It was done: `done` is what the phone stored about it, absent when a check of the backend showed it. */
  | { type: 'outcome.settled'; done?: Done | undefined }
  | { type: 'outcome.left' };
