/** Number of cases for a property of untrusted input: a thousand, and a million with `npm run test:nightly`. */
export const cases = { numRuns: Number(process.env['CASES'] ?? 1_000) };
