/** What can become of a call that did not succeed (decisions §3). Service actors reject with one of these. */
export type ServiceFailure =
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'failed'; reason: 'network' | 'timeout' | 'malformed' }
  /** An irreversible POST whose answer never came: it may have happened or not. */
  | { kind: 'outcomeUnknown' };

/** Reads what an `onError` event carries; whatever is no failure of ours counts as a malformed answer. */
export const failureOf = (error: unknown): ServiceFailure =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ServiceFailure)
    : { kind: 'failed', reason: 'malformed' };
