/** How many cases a property of untrusted input is tried with: a thousand, and a million with `npm run test:nightly`. */
export const cases = { numRuns: Number(process.env['CASES'] ?? 1_000) };
