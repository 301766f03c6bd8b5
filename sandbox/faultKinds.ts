/**
 * How a call can be made to fail. Each can come before the lender's work, which is then not done, or after it: the work is done, and the
 * answer alone is lost, spoilt or late.
 *
 * - `drop`: the connection is cut
 * - `timeout`: silence; the connection stays, and nothing ever comes
 * - `late`: the right answer, `delayMs` later; meanwhile the request holds its idempotency key
 * - `500`, `502`, `504`: that HTTP status, in plain text, as a proxy would send it
 * - `html`: 200 with a web page, as a captive portal would send it
 * - `garbage`: 200 with half an answer
 * - `refusal`: the lender's envelope says no
 */
export const faultKinds = [
  'drop',
  'timeout',
  'late',
  '500',
  '502',
  '504',
  'html',
  'garbage',
  'refusal',
] as const;
export type FaultKind = (typeof faultKinds)[number];
