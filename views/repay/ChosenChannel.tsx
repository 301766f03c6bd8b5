import { useSelector } from '@xstate/react';
import {
  type RepayRef,
  selectAmount,
  selectChannel,
  selectIsDue,
  selectRepayment,
  selectTotal,
} from '../../machines/repay/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { Figures } from './Figures.tsx';

export const ChosenChannel = ({ actor }: { actor: RepayRef }) => {
  const channel = useSelector(actor, selectChannel);
  const amount = useSelector(actor, selectAmount);
  const isDue = useSelector(actor, selectIsDue);
  const total = useSelector(actor, selectTotal);
  const { market } = useSelector(actor, selectRepayment);
  // Without a fee, or with an unknown one, the banner and the button are enough.
  if (!channel?.fee || !isDue) return null;
  return (
    <Card>
      <Figures toLoan={amount} fee={channel.fee} total={total} market={market} />
    </Card>
  );
};
