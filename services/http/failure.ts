import type { Warning } from '../pendingRequests/openRequest.ts';

/** Why a call failed. Service actors reject with one of these. */
export type ServiceFailure = {
  /** There after too many calls (HTTP 429): when another try may succeed, undefined where the response does not say. */
  minutes?: number | undefined;
} &
  /** A clear no: nothing was done. */
  (
    | { kind: 'refused'; code: string; message: string }
    /** A read failed; 'network': there was no connection. */
    | { kind: 'failed'; reason: 'network' | 'timeout' | 'malformed' }
    /** The outcome of an irreversible call is unknown: it may have happened or not. */
    | { kind: 'outcomeUnknown' }
    /** It was not sent, because the user has to be warned first. */
    | { kind: 'blocked'; warning: Warning }
  );

/** Parses the error of an `onError` event; an unknown error counts as a malformed response. */
export const failureOf = (error: unknown): ServiceFailure =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ServiceFailure)
    : { kind: 'failed', reason: 'malformed' };
