/** Whether a stored `repaymentInfo` has a code of any order. */
export const hasCode = (repaymentInfo = ''): boolean => /"code":\s*\{/.test(repaymentInfo);
