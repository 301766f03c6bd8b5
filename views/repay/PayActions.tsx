import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  type RepayRef,
  selectChannel,
  selectInfo,
  selectMarket,
  selectPayment,
  selectTotal,
} from '../../machines/repay/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { t } from '../wording/wording.ts';
import { channelFacts } from './ChannelPicker.tsx';

/** The channel to pay through: what it is and costs, and the way to change it. */
const Method = ({ actor, isBusy }: { actor: RepayRef; isBusy: boolean }) => {
  const id = useId();
  const channel = useSelector(actor, selectChannel);
  const market = useSelector(actor, selectMarket);
  return (
    <button
      type="button"
      className="pay-method"
      disabled={isBusy}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-channel`}
      onClick={() => actor.send({ type: 'channels.opened' })}
    >
      {channel && <Logo src={channel.logo} name={channel.name} />}
      <span className="grid flex-1">
        <span id={`${id}-label`} className="text-small text-muted">
          {t('repay.method')}
        </span>
        <span id={`${id}-channel`} className="font-medium">
          {channel
            ? [channel.name, ...channelFacts(channel, market).slice(0, 1)].join(', ')
            : t('repay.choose')}
        </span>
      </span>
      {channel && <span className="text-accent font-medium">{t('repay.change')}</span>}
      <Icon name="chevron" />
    </button>
  );
};

/** The button that pays says how much. */
const Pay = ({ actor, isBusy }: { actor: RepayRef; isBusy: boolean }) => {
  const id = useId();
  const total = useSelector(actor, selectTotal);
  const market = useSelector(actor, selectMarket);
  return (
    <Button
      className="w-full"
      busy={isBusy}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-sum`}
      onClick={() => actor.send({ type: 'payment.requested' })}
    >
      <span id={`${id}-label`}>{t('repay.pay')}</span>
      <span id={`${id}-sum`} className="whole">
        {formatMoney(total, market)}
      </span>
    </Button>
  );
};

/** The channel and the button that pays, within reach of the thumb. */
export const PayActions = ({ actor }: { actor: RepayRef }) => {
  const hasChannels = (useSelector(actor, selectInfo)?.repayList.length ?? 0) > 0;
  const isBusy = useSelector(actor, selectPayment) === 'generating';
  if (!hasChannels) return null;
  return (
    <div className="pay-actions">
      <Method actor={actor} isBusy={isBusy} />
      <Pay actor={actor} isBusy={isBusy} />
    </div>
  );
};
