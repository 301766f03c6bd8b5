/**
 * Ways in which a call can fail, by their titles in the simulator. Each can occur before the backend's work, which is then not done, or after it, when
 * only the response is lost, damaged or late. A status comes in plain text, as a proxy would send it.
 */
export const faultTitles = {
  drop: 'Cut connection',
  /** The connection stays, and nothing ever comes. */
  timeout: 'No response',
  /** The right answer, `delayMs` later; meanwhile the request holds its idempotency key. */
  late: 'Response 3 s late',
  '500': 'Error 500',
  '502': 'Error 502',
  '504': 'Error 504',
  /** To a call that succeeds. */
  '302': 'A redirect (302)',
  /** Back to the same call, which gets it again with its key. */
  '307': 'A redirect to itself (307)',
  '403': 'Error 403',
  '429': 'Error 429',
  /** 200, as a captive portal would send it. */
  html: 'A web page',
  garbage: 'Truncated response',
  /** The backend's envelope says no. */
  refusal: 'Refusal',
  /** Like a backend whose own call timed out. */
  serverFailure: 'Refusal with code 500',
  oddFlag: 'Unclear success flag',
};
export type FaultKind = keyof typeof faultTitles;
export const faultKinds = Object.keys(faultTitles) as FaultKind[];
