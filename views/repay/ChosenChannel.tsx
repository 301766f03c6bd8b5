import { useSelector } from '@xstate/react';
import {
  type RepayRef,
  selectAmount,
  selectChannel,
  selectFee,
  selectMarket,
  selectTotal,
} from '../../machines/repay/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from '../parts/Card.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { channelFacts } from './ChannelPicker.tsx';

/** The chosen channel, and what paying through it costs: the sum of its code, its own fee told apart, and both. */
export const ChosenChannel = ({ actor }: { actor: RepayRef }) => {
  const channel = useSelector(actor, selectChannel);
  const amount = useSelector(actor, selectAmount);
  const fee = useSelector(actor, selectFee);
  const total = useSelector(actor, selectTotal);
  const market = useSelector(actor, selectMarket);
  if (!channel) return null;
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Logo src={channel.logo} name={channel.name} />
        <div className="grid flex-1">
          <span className="font-strong">{channel.name}</span>
          <span className="text-small text-muted">{channelFacts(channel, market).join(' · ')}</span>
        </div>
      </div>
      <Rows
        rows={[
          { text: t('repay.byCode'), value: formatMoney(amount, market) },
          ...(fee
            ? [
                { text: t('repay.channelFee'), value: formatMoney(fee, market) },
                { text: t('repay.total'), value: formatMoney(total, market) },
              ]
            : []),
        ]}
      />
    </Card>
  );
};
