import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  type RepayRef,
  selectChannel,
  selectIsDue,
  selectIsUnknown,
  selectPayment,
  selectRepayment,
  selectTotal,
} from '../../machines/repay/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';
import { channelFacts } from './channelFacts.ts';

const Method = ({ actor }: { actor: RepayRef }) => {
  const id = useId();
  const channel = useSelector(actor, selectChannel);
  const { market } = useSelector(actor, selectRepayment);
  return (
    <div className="pay-method chevron">
      {channel && <Logo src={channel.logo} name={channel.name} />}
      <span className="grid min-w-0 flex-1 justify-items-start">
        <button
          type="button"
          className="reaches-all text-small text-muted"
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
      <Icon name="chevron" />
    </div>
  );
};

/** The pay button, with the amount in its text, or beside it where the specification defines the text. */
const Pay = ({ actor }: { actor: RepayRef }) => {
  const id = useId();
  const isBusy = useSelector(actor, selectPayment) === 'makingCode';
  const total = useSelector(actor, selectTotal);
  const { market } = useSelector(actor, selectRepayment);
  const amount = formatMoney(total, market);
  const words = t('repay.pay', { amount });
  const isSaid = words.includes(amount);
  return (
    <div className="pay-button">
      <button
        type="button"
        className="reaches-all"
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

/** In place of a payment that cannot be made: nothing is due, or something that has to be known before is not. */
const NoPayment = ({ actor }: { actor: RepayRef }) => {
  const { isDelay } = useSelector(actor, selectRepayment);
  const isUnknown = useSelector(actor, selectIsUnknown);
  return (
    <ButtonBar>
      {isUnknown && <ContactUs actor={actor} kind="primary" />}
      {isUnknown && isDelay && (
        <Button kind="secondary" onClick={() => actor.send({ type: 'payOff.chosen' })}>
          {t('repay.payOff')}
        </Button>
      )}
      <Button kind={isUnknown ? 'plain' : 'primary'} onClick={() => actor.send({ type: 'order.chosen' })}>
        {t('repay.order')}
      </Button>
    </ButtonBar>
  );
};

export const PayActions = ({ actor }: { actor: RepayRef }) => {
  const isDue = useSelector(actor, selectIsDue);
  const hasChannels = (useSelector(actor, selectRepayment).info?.repayList.length ?? 0) > 0;
  if (!isDue) return <NoPayment actor={actor} />;
  if (!hasChannels) return null;
  return (
    <div className="pay-actions">
      <Method actor={actor} />
      <Pay actor={actor} />
    </div>
  );
};
