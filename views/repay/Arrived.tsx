import type { Arrival } from '../../machines/payment/arrival.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Glued } from '../parts/Glued.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

interface ArrivedProps {
  arrival: Arrival;
  /** The new due date of a loan that was extended by it; empty for none. */
  extendedTo?: string;
  news: string;
  /** What to do next; empty for nothing. */
  hint?: string;
  market: boolean;
}

/** What is known of a payment: its sum where the company names it, and what is still owed. */
export const Arrived = ({
  arrival,
  extendedTo = '',
  news,
  hint = t('repay.paidHint'),
  market,
}: ArrivedProps) => {
  if (arrival.is === 'waiting')
    return (
      <Notice tone="gold" title={t('arrival.waiting')}>
        <Glued>{news || t('arrival.waitingHint')}</Glued>
      </Notice>
    );
  const { received, rest } = arrival;
  const isWhole = arrival.is === 'arrived';
  return (
    <Notice tone={isWhole ? 'green' : 'gold'} title={t(isWhole ? 'repay.paid' : 'arrival.partly')}>
      {received !== undefined && (
        <p className="font-strong">{t('arrival.received', { amount: formatMoney(received, market) })}</p>
      )}
      {isWhole && extendedTo && (
        <p>
          <Glued>{t('arrival.extended', { day: formatDate(extendedTo) })}</Glued>
        </p>
      )}
      <p>{!isWhole && !!rest ? t('arrival.rest', { amount: formatMoney(rest, market) }) : hint}</p>
    </Notice>
  );
};
