export interface Sum {
  /** Undefined when only the total is known. */
  toLoan: number | undefined;
  /** Undefined when unknown; 0 when the channel charges nothing. */
  fee: number | undefined;
  total: number;
}

export const sumOf = (toLoan: number, fee: number | undefined): Sum => ({
  toLoan,
  fee,
  total: toLoan + (fee ?? 0),
});

/** A sum as it is typed into an amount field: '9258.00'. */
export const typedSum = ({ total }: Sum): string => (total / 100).toFixed(2);
