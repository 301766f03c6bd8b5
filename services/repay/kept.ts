import { readStored } from '../device/storage.ts';
import { hasCode } from './hasCode.ts';

/** Whether a code of any order is stored: pages that begin with it are not drawn before the app has read it. */
export const isCodeStored = (): boolean => hasCode(readStored('localStorage', 'repaymentInfo') ?? '');

/** Whether the borrower has reported the payment of a stored code, of any order. */
export const isPaymentReported = (): boolean =>
  /"saidPaid":\s*true/.test(readStored('localStorage', 'repaymentInfo') ?? '');

/** Whether a repayment of any order is stored, with a code or without. */
export const isRepaymentStored = (): boolean => readStored('localStorage', 'repaymentInfo') !== null;
