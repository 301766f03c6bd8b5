import { useSelector } from '@xstate/react';
import type { MadeCode } from '../../services/repay/stored.ts';
import { reportMissing } from '../../machines/screen/missingPayment.ts';
import { type RepaymentCodeRef, selectCode } from '../../machines/repaymentCode/selectors.ts';
import { missingPaymentText } from '../help/missingPayment.ts';

/** The link that reports that the payment by a code does not show; undefined without its order. */
export const useReport = (actor: RepaymentCodeRef, code: MadeCode | undefined) => {
  const { order, paymentProblem: problemType } = useSelector(actor, selectCode);
  if (!order) return undefined;
  const { orderId } = order;
  const detail = missingPaymentText(orderId, code);
  const { to, query } = reportMissing({ orderId, problemType, detail });
  return { to, query, onOpen: () => actor.send({ type: 'payment.missed', detail }) };
};
