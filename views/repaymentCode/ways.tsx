import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { reportMissing } from '../../machines/screen/missingPayment.ts';
import {
  navigateToRepayment,
  type RepaymentCodeRef,
  selectCode,
} from '../../machines/repaymentCode/selectors.ts';
import { missingPaymentText } from '../help/missingPayment.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

interface AnotherCodeProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'query' | 'onOpen'> {
  actor: RepaymentCodeRef;
}

/** A link to the repayment of a code's order, where another code can be made. */
export const AnotherCode = ({ actor, ...rest }: AnotherCodeProps) => {
  const { to, query } = navigateToRepayment(useSelector(actor, selectCode));
  return (
    <ButtonLink {...rest} to={to} query={query} onOpen={() => actor.send({ type: 'another.requested' })} />
  );
};

/** The link that reports that the payment by a code does not show; undefined without its order. */
export const useReport = (actor: RepaymentCodeRef) => {
  const { order, code, paymentProblem: problemType } = useSelector(actor, selectCode);
  if (!order) return undefined;
  const { orderId } = order;
  const detail = missingPaymentText(orderId, code);
  const { to, query } = reportMissing({ orderId, problemType, detail });
  return { to, query, onOpen: () => actor.send({ type: 'payment.missed', detail }) };
};
