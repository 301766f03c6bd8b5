import { useSelector } from '@xstate/react';
import {
  type ArrivalRef,
  selectArrival,
  selectNews,
  selectStillAsked,
} from '../../machines/payment/arrivalSelectors.ts';
import { formatMoney } from '../format/money.ts';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

interface ArrivedProps {
  found: 'arrived' | 'partly' | 'waiting';
  news: string;
  /** Centavos that are still asked for; undefined when the backend does not say. */
  stillAsked: number | undefined;
  market: boolean;
}

export const Arrived = ({ found, news, stillAsked, market }: ArrivedProps) => {
  if (found === 'arrived')
    return (
      <Notice tone="green" title={t('repay.paid')}>
        {t('repay.paidHint')}
      </Notice>
    );
  return (
    <Notice tone="gold" title={t(found === 'partly' ? 'arrival.partly' : 'arrival.waiting')}>
      {found === 'partly' && stillAsked !== undefined
        ? t('arrival.rest', { amount: formatMoney(stillAsked, market) })
        : news || t('arrival.waitingHint')}
    </Notice>
  );
};

const Look = ({ actor, market }: { actor: ArrivalRef; market: boolean }) => {
  const arrival = useSelector(actor, selectArrival);
  const news = useSelector(actor, selectNews);
  const stillAsked = useSelector(actor, selectStillAsked);
  switch (arrival) {
    case 'beginning':
    case 'opening':
    case 'unasked':
      return null;
    case 'looking':
      return <p className="looking">{t('arrival.looking')}</p>;
    case 'unseen':
      return <p className="looking">{t('arrival.unseen')}</p>;
    default:
      return <Arrived found={arrival} news={news} stillAsked={stillAsked} market={market} />;
  }
};

export const Arrival = ({ actor, market }: { actor: ArrivalRef | undefined; market: boolean }) => (
  <output className="block empty:hidden">{actor && <Look actor={actor} market={market} />}</output>
);
