import type { RepaymentHeadline } from '../../services/repay/headline.ts';

/** The payments of an extension minus the payoff amount, in centavos. Undefined if the backend does not send both, or extending costs no more. */
export const extensionCostOf = ({ repayAmount, repayPlan }: RepaymentHeadline): number | undefined => {
  // Additional rows are payments that stay whether or not the loan is extended.
  if (repayPlan.length > 2) return undefined;
  let paid = 0;
  for (const { amount } of repayPlan) {
    if (amount === undefined) return undefined;
    paid += amount;
  }
  return repayAmount > 0 && paid > repayAmount ? paid - repayAmount : undefined;
};
