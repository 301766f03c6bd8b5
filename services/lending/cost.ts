/** The cost of a loan that is paid on time, used by the public site's example and the sandbox. Money in centavos. */

/** Basis points of a sum, rounded to the centavo. */
export const partOf = (sum: number, basisPoints: number): number => Math.round((sum * basisPoints) / 10_000);

/** Interest over the whole term: `monthlyRate` in basis points, a month of 30 days. */
export const interestFor = (principal: number, monthlyRate: number, termDays: number): number =>
  Math.round((principal * monthlyRate * termDays) / (10_000 * 30));

/** Splits a sum into `count` equal parts; the last one includes the remainder, so that no centavo is lost or gained. */
export function inParts(sum: number, count: number): number[] {
  const share = Math.floor(sum / count);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? sum - share * (count - 1) : share,
  );
}

/** Days from disbursement to each of `count` payments, the last at the end of the term. */
export const paymentDays = (termDays: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round((termDays / count) * (index + 1)));
