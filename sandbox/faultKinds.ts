/**
 * Ways in which a call can fail. Each can occur before the backend's work, which is then not done, or after it, when only the response is lost,
 * damaged or late.
 *
 * - `drop`: the connection is cut
 * - `timeout`: silence; the connection stays, and nothing ever comes
 * - `late`: the right answer, `delayMs` later; meanwhile the request holds its idempotency key
 * - `500`, `502`, `504`: that HTTP status, in plain text, as a proxy would send it
 * - `302`, `307`: a redirect: to a call that succeeds, and back to the same call, which gets it again with its key
 * - `403`, `429`: that HTTP status, in plain text
 * - `html`: 200 with a web page, as a captive portal would send it
 * - `garbage`: 200 with half an answer
 * - `refusal`: the backend's envelope says no
 * - `serverFailure`: it says no with code 500, like a backend whose own call timed out
 * - `oddFlag`: an envelope whose verdict is neither yes nor no
 */
export const faultKinds = [
  'drop',
  'timeout',
  'late',
  '500',
  '502',
  '504',
  '302',
  '307',
  '403',
  '429',
  'html',
  'garbage',
  'refusal',
  'serverFailure',
  'oddFlag',
] as const;
export type FaultKind = (typeof faultKinds)[number];
