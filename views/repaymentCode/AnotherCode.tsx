import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import {
  navigateToRepayment,
  type RepaymentCodeRef,
  selectCode,
} from '../../machines/repaymentCode/selectors.ts';
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
