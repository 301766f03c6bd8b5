/** What a payment is made of, in centavos: what goes to the loan, what the channel takes on top, and what the borrower pays. */
export interface Sum {
  /** Undefined where only the whole is known. */
  toLoan: number | undefined;
  /** Undefined where nobody says; 0 where the channel takes nothing. */
  fee: number | undefined;
  total: number;
}

/** The sum of a payment: `toLoan` centavos through a channel that takes `fee`. */
export const sumOf = (toLoan: number, fee: number | undefined): Sum => ({
  toLoan,
  fee,
  total: toLoan + (fee ?? 0),
});

/** A sum as it is typed into an amount field: '9258.00'. */
export const typedSum = ({ total }: Sum): string => (total / 100).toFixed(2);
