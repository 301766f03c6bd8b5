import { useSelector } from '@xstate/react';
import type { MadeCode } from '../../services/repay/stored.ts';
import { selectPayment } from '../../machines/payment/codePageSelectors.ts';
import { reportMissing } from '../../machines/screen/missingPayment.ts';
import type { PaymentNoticesRef } from '../../machines/paymentNotices/selectors.ts';
import type { RepaymentCodeRef } from '../../machines/repaymentCode/selectors.ts';
import { missingPaymentText } from '../help/missingPayment.ts';

export type CodePageRef = RepaymentCodeRef | PaymentNoticesRef;

/** The link that reports that the payment by a code does not show; undefined without its order. */
export const useReport = (actor: CodePageRef, code: MadeCode | undefined) => {
  const { order, paymentProblem: problemType } = useSelector(actor, selectPayment);
  if (!order) return undefined;
  const { orderId } = order;
  const detail = missingPaymentText(orderId, code);
  const { to, query } = reportMissing({ orderId, problemType, detail });
  return { to, query, onOpen: () => actor.send({ type: 'payment.missed', detail }) };
};
