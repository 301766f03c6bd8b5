import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useRepayment } from './useRepayment.ts';
import { type RepayRef, selectPayment } from '../../machines/repay/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';
import { channelFacts } from './Figures.tsx';
import { NoPayment } from './laterParts.ts';

const Method = ({ actor }: { actor: RepayRef }) => {
  const id = useId();
  const { channel, market } = useRepayment(actor);
  return (
    <div className="pay-method chevron">
      {channel && <Logo src={channel.logo} name={channel.name} />}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="grid min-w-0 grow basis-28 justify-items-start">
          <button
            type="button"
            className="reaches-all text-start text-small text-muted"
            disabled={!useCan(actor, { type: 'channels.opened' })}
            aria-describedby={id}
            onClick={() => actor.send({ type: 'channels.opened' })}
          >
            {t('repay.method')}
          </button>
          <span id={id} className="font-medium">
            {channel
              ? [channel.name, ...channelFacts(channel, market).slice(0, 1)].join(' · ')
              : t('repay.choose')}
          </span>
        </span>
        {channel && (
          <span className="text-accent font-medium" aria-hidden="true">
            {t('repay.change')}
          </span>
        )}
      </span>
      <Icon name="chevron" />
    </div>
  );
};

/** The pay button, with the amount in its text, or beside it where the specification defines the text. */
const Pay = ({ actor }: { actor: RepayRef }) => {
  const id = useId();
  const isBusy = useSelector(actor, selectPayment) === 'makingCode';
  const { total, market } = useRepayment(actor);
  const amount = formatMoney(total, market);
  const words = t('repay.pay', { amount });
  const isSaid = words.includes(amount);
  return (
    <div className="relative button button-primary flex-wrap gap-y-0">
      <button
        type="button"
        className="reaches-all inline-flex items-center gap-2.5 focus-visible:outline-current"
        {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
        {...(!isSaid && { 'aria-describedby': id })}
        onClick={isBusy ? undefined : () => actor.send({ type: 'code.requested' })}
      >
        {isBusy && <span className="spinner" />}
        {words}
      </button>
      {!isSaid && (
        <span id={id} className="whole">
          {amount}
        </span>
      )}
    </div>
  );
};

export const PayActions = ({ actor }: { actor: RepayRef }) => {
  const { isDue, info } = useRepayment(actor);
  if (!isDue) return <NoPayment actor={actor} />;
  if (!info?.repayList.length) return null;
  return (
    <div className="pay-actions">
      <Method actor={actor} />
      <Pay actor={actor} />
    </div>
  );
};
