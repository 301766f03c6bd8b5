import type { Done, IntentKind, Subject } from '../pendingRequests/intent.ts';

/** Why a call failed. Service actors reject with one of these. */
export type ServiceFailure =
  /** A clear no: nothing was done. */
  | { kind: 'refused'; code: string; message: string }
  /** A read failed; 'network': there was no connection. */
  | { kind: 'failed'; reason: 'network' | 'timeout' | 'malformed' }
  /** The outcome of an irreversible call is unknown: it may have happened or not. */
  | { kind: 'outcomeUnknown' }
  /** It was not sent, because the user has to be warned first. */
  | { kind: 'blocked'; warning: Warning };

export interface Warning {
  /**
   * 'otherWay': another loan or payment for the same subject is pending. 'alreadyDone': it was made, and nobody has seen it here. 'ended': the
   * request to repeat ended meanwhile. 'expired': it is too old to be repeated. 'unknown': the same is pending, and its page could not say so. 'forgetful':
   * this phone cannot store it.
   */
  reason: 'otherWay' | 'alreadyDone' | 'ended' | 'expired' | 'unknown' | 'forgetful';
  wanted: IntentKind;
  /** The call that the warning is about, and its subject. */
  kind: IntentKind;
  subject: Subject;
  /** When it was done, or first sent: epoch milliseconds by the backend's clock; undefined if irrelevant. */
  since?: number | undefined;
  /** The latest that it can have been, if the clock was uncertain. */
  latest?: number | undefined;
  keys: readonly string[];
  /** The request that was made. */
  done?: Done | undefined;
}

/** Refusal code for 'not done, try again later' (HTTP 429). */
export const tryLater = '429';

/** Parses the error of an `onError` event; an unknown error counts as a malformed response. */
export const failureOf = (error: unknown): ServiceFailure =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ServiceFailure)
    : { kind: 'failed', reason: 'malformed' };
