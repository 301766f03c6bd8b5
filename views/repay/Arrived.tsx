import type { ReactNode } from 'react';
import type { Arrival } from '../../services/order/arrival.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Glued } from '../parts/Glued.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

interface ArrivedProps {
  arrival: Arrival;
  news?: string;
  /** What to do next; empty for nothing. */
  hint?: string;
  market: boolean;
  /** In place of its sum. */
  children?: ReactNode;
}

/** What is known of a payment: its sum where the company names it, and what is still owed. */
export const Arrived = ({
  arrival,
  news = '',
  hint = t('repay.paidHint'),
  market,
  children,
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
      {children}
      {!children && received !== undefined && (
        <p className="font-strong">{t('arrival.received', { amount: formatMoney(received, market) })}</p>
      )}
      {arrival.is === 'arrived' && arrival.extension && (
        <p className="font-medium">
          <Glued>
            {t(arrival.extension.isShown ? 'arrival.extended' : 'arrival.notExtended', {
              day: formatDate(arrival.extension.day),
            })}
          </Glued>
        </p>
      )}
      {!!rest && <p>{t('arrival.rest', { amount: formatMoney(rest, market) })}</p>}
      {(isWhole || !rest) && <p>{hint}</p>}
    </Notice>
  );
};
