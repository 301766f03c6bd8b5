import { useSelector } from '@xstate/react';
import type { MadeCode } from '../../services/repay/stored.ts';
import { selectPayment } from '../../machines/payment/codePageSelectors.ts';
import type { PaymentNoticesRef } from '../../machines/paymentNotices/selectors.ts';
import type { RepaymentCodeRef } from '../../machines/repaymentCode/selectors.ts';
import { missingPaymentText } from '../help/missingPayment.ts';

export type CodePageRef = RepaymentCodeRef | PaymentNoticesRef;

/** Reports that the payment by a code does not show; undefined without its order. */
export const useReport = (actor: CodePageRef, code: MadeCode | undefined) => {
  const { order } = useSelector(actor, selectPayment);
  return (
    order && (() => actor.send({ type: 'payment.missed', detail: missingPaymentText(order.orderId, code) }))
  );
};
