import { useSelector } from '@xstate/react';
import {
  type RepayRef,
  selectAmount,
  selectChannel,
  selectFee,
  selectIsDue,
  selectMarket,
  selectTotal,
} from '../../machines/repay/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { Figures } from './Figures.tsx';

export const ChosenChannel = ({ actor }: { actor: RepayRef }) => {
  const channel = useSelector(actor, selectChannel);
  const amount = useSelector(actor, selectAmount);
  const fee = useSelector(actor, selectFee);
  const isDue = useSelector(actor, selectIsDue);
  const total = useSelector(actor, selectTotal);
  const market = useSelector(actor, selectMarket);
  // Without a fee the banner and the button are enough.
  if (!channel || !isDue || fee === 0) return null;
  return (
    <Card>
      <Figures
        toLoan={amount}
        fee={channel.fee === undefined ? undefined : fee}
        total={total}
        market={market}
      />
    </Card>
  );
};
