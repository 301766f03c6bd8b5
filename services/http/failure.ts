import type { IntentKind, Subject } from '../intents/intent.ts';

/** Why a call did not succeed. Service actors reject with one of these. */
export type ServiceFailure =
  /** A clear no: nothing was done. */
  | { kind: 'refused'; code: string; message: string }
  /** A call that only reads failed; 'network': there was no connection. */
  | { kind: 'failed'; reason: 'network' | 'timeout' | 'malformed' }
  /** The outcome of an irreversible call is unknown: it may have happened or not. */
  | { kind: 'outcomeUnknown' }
  /** It was not sent, and the person has to be warned first. */
  | { kind: 'blocked'; warning: Warning };

/** Why a request was not sent. */
export interface Warning {
  /**
   * 'otherWay': another loan or payment for the same is pending. 'alreadyDone': it was made, and the page does not show it. 'ended': what was to be sent again ended meanwhile. 'expired': it is too
   * old to be sent again. 'forgetful': nothing on this phone can remember it.
   */
  reason: 'otherWay' | 'alreadyDone' | 'ended' | 'expired' | 'forgetful';
  wanted: IntentKind;
  /** The call that the warning is about, and its subject. */
  kind: IntentKind;
  subject: Subject;
  /** Keys of the pending requests that it is about. */
  keys: readonly string[];
}

/** Code of a refusal that means 'not done, try again later' (HTTP 429). */
export const tryLater = '429';

/** Reads what an `onError` event carries; whatever is no failure of ours counts as a malformed answer. */
export const failureOf = (error: unknown): ServiceFailure =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ServiceFailure)
    : { kind: 'failed', reason: 'malformed' };
