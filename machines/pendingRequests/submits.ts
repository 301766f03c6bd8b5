import type { AnyActorRef } from 'xstate';
import type { ServiceFailure } from '../../services/http/failure.ts';
import type { IntentsSettled } from '../../services/pendingRequests/openRequest.ts';
import type { IntentKind } from '../../services/pendingRequests/intent.ts';
import type { Shown } from './results.ts';

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
  /** It was done. */
  | ({ type: 'outcome.settled' } & Shown)
  | { type: 'outcome.left' };
