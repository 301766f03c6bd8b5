/** Where what the code pages show of a repayment is kept. */
export const keptRepayment = 'repaymentInfo';

/** Whether a code is kept, of whichever order: pages that begin with it are not drawn before the app has read it. */
export const isCodeKept = (): boolean => {
  try {
    return /"code":\s*\{/.test(localStorage.getItem(keptRepayment) ?? '');
  } catch {
    return false;
  }
};
