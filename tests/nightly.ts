/** Whether this is `npm run test:nightly`, which also runs tests that are too slow for every commit (docs/testing.md). */
export const isNightly =
  (typeof process === 'undefined' ? import.meta.env['NIGHTLY'] : process.env['NIGHTLY']) === '1';

export const firstFew = <Row>(rows: readonly Row[], count: number): readonly Row[] =>
  isNightly ? rows : rows.slice(0, count);
