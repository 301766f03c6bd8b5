import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useRepayment } from './useRepayment.ts';
import { type RepayRef, selectPayment } from '../../machines/repay/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';
import { channelFacts } from './Figures.tsx';

const Method = ({ actor }: { actor: RepayRef }) => {
  const id = useId();
  const { channel, market } = useRepayment(actor);
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

/** In place of a payment that cannot be made: nothing is due, or something that has to be known before is not. */
const NoPayment = ({ actor }: { actor: RepayRef }) => {
  const { isDelay, isUnknown, productId, orderId } = useRepayment(actor);
  return (
    <ButtonBar>
      {isUnknown && <ContactUs actor={actor} kind="primary" />}
      {isUnknown && isDelay && (
        <ButtonLink
          kind="secondary"
          to="repayUrl"
          query={{ productId, orderId }}
          onOpen={() => actor.send({ type: 'payOff.chosen' })}
        >
          {t('repay.payOff')}
        </ButtonLink>
      )}
      <ToOrder kind={isUnknown ? 'plain' : 'primary'} actor={actor} />
    </ButtonBar>
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
