import { amountDue, billOf, nextOf } from '../../services/repay/facts.ts';
import type { RepayRef } from '../../machines/repay/selectors.ts';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { t } from '../wording/wording.ts';
import { Next, type RepaymentBannerProps } from './RepaymentBanner.tsx';
import { useRepayment } from './useRepayment.ts';

/** In place of the amount: nothing is due, or it is not known; and the next payment. */
export const NoSum = ({ info, now, market }: Omit<RepaymentBannerProps, 'isDelay'>) => {
  const bill = billOf(info, now);
  const next = info.delayInfo ? undefined : nextOf(info, now);
  return (
    bill !== 'due' && (
      <Notice tone={bill === 'notKnown' ? 'amber' : 'green'} title={t(`repay.${bill}`)}>
        {bill === 'loanPaid' && t('repay.nothingToPay')}
        {next && amountDue(info) === 0 && <Next next={next} isSum={false} market={market} />}
      </Notice>
    )
  );
};

/** In place of a payment that cannot be made: nothing is due, or something that has to be known before is not. */
export const NoPayment = ({ actor }: { actor: RepayRef }) => {
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
