import type { IntentKind } from '../intents/intent.ts';

/** What can become of a call that did not succeed. Service actors reject with one of these. */
export type ServiceFailure =
  /** A clear no: nothing was done. */
  | { kind: 'refused'; code: string; message: string }
  /** A call that only reads did not bring what it was asked for; 'network': there was no connection to ask over. */
  | { kind: 'failed'; reason: 'network' | 'timeout' | 'malformed' }
  /** Of a call that cannot be undone nobody knows the end: it may have happened or not. */
  | { kind: 'outcomeUnknown' }
  /** It was not sent: the end of another call for the same (`open`) is unknown, and the person was not told. */
  | { kind: 'held'; open: IntentKind }
  /** It was not sent: what was to be sent again under its key has ended meanwhile, told in another tab or with its day. */
  | { kind: 'ended' };

/** Code of a refusal that means 'not done, try again later' (HTTP 429). */
export const tryLater = '429';

/** Reads what an `onError` event carries; whatever is no failure of ours counts as a malformed answer. */
export const failureOf = (error: unknown): ServiceFailure =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ServiceFailure)
    : { kind: 'failed', reason: 'malformed' };
