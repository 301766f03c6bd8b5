import type { RepaymentHeadline } from '../../services/repay/headline.ts';

/**
 * The extra cost of extending instead of paying today, in centavos: the payments of the extension minus the payoff amount. Undefined when the backend
 * does not send both, or extending costs no more.
 */
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
