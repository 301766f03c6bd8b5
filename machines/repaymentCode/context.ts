import { type CodePage, codePageOf, expiryOf } from '../payment/codePage.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { AppRef } from '../screen/events.ts';
import { type OpenedCode, openedCode, openedNumber } from '../../services/repay/openedCode.ts';
import type { RepaymentPage } from '../../services/repay/paymentWay.ts';

export interface RepaymentCodeContext extends CodePage, OpenedCode {
  app: AppRef<PaymentRequest>;
  /** The repayment page before this one; undefined when the shell opened the code directly, or for another session. */
  page: RepaymentPage | undefined;
}

export const openedWith = (input: PaymentInput, now: number): RepaymentCodeContext => {
  const known = codePageOf(input, now);
  const opened =
    input.route === 'repaymentOfCode2'
      ? openedNumber(known.info)
      : openedCode(new URLSearchParams(input.search), known);
  return {
    app: input.app,
    ...known,
    ...opened,
    isReturn: known.isReturn && opened.code !== undefined,
    until: expiryOf(opened.code),
    page: known.info && input.stores?.paymentWay?.page,
  };
};
