import { useSelector } from '@xstate/react';
import type { Order } from '../../machines/orderDetails/facts.ts';
import type { OrderDetailsRef } from '../../machines/orderDetails/selectors.ts';
import {
  type StoredCodeRef,
  selectCanShowCode,
  selectLiveCode,
  selectUsedCode,
} from '../../machines/payment/storedCode.ts';
import { extendedTo } from '../../machines/repay/channel.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Arrived } from '../repay/Arrived.tsx';
import { t } from '../wording/wording.ts';

/** The code that can be paid, before every other action; a plain one once the borrower has reported the payment. */
export const ShowCode = ({ actor }: { actor: StoredCodeRef }) => {
  const kind = useSelector(actor, selectLiveCode)?.saidPaid ? 'plain' : 'primary';
  return (
    useSelector(actor, selectCanShowCode) && (
      <Button kind={kind} onClick={() => actor.send({ type: 'code.opened' })}>
        {t('order.showCode')}
      </Button>
    )
  );
};

interface WaitingProps {
  actor: OrderDetailsRef;
  storedCode: StoredCodeRef;
  market: boolean;
}

/** In the hero's place after 'I have paid': nothing invites another payment. */
export const Waiting = ({ actor, storedCode, market, news }: WaitingProps & { news?: string }) => {
  const code = useSelector(storedCode, selectLiveCode);
  if (!code) return null;
  const { channel, amount, fee, madeAt, expiresAt } = code;
  return (
    <>
      <Notice tone="gold" title={channel ? t('order.waitingFor', { channel }) : t('order.waiting')}>
        {amount !== undefined && (
          <p className="font-strong whole">{formatMoney(amount + (fee ?? 0), market)}</p>
        )}
        {madeAt !== undefined && (
          <p>
            <Glued>{t('order.waitingSince', { time: formatDate(String(madeAt), { time: true }) })}</Glued>
          </p>
        )}
        {expiresAt && (
          <p>
            <Glued>{t('order.waitingUntil', { time: formatDate(expiresAt, { time: true }) })}</Glued>
          </p>
        )}
        <p>{t('order.waitingHint')}</p>
        {news && (
          <p>
            <span className="text-muted block">{t('order.message')}</span>
            <Glued>{news}</Glued>
          </p>
        )}
      </Notice>
      <ButtonBar>
        <ShowCode actor={storedCode} />
        <Button kind="plain" onClick={() => actor.send({ type: 'payment.missed' })}>
          {t('order.missing')}
        </Button>
      </ButtonBar>
    </>
  );
};

/** The payment by a code that has arrived, above the order. */
export const Received = ({ storedCode, order, market }: Omit<WaitingProps, 'actor'> & { order: Order }) => {
  const used = useSelector(storedCode, selectUsedCode);
  if (!used || used.arrival.is === 'waiting') return null;
  return (
    <Arrived
      arrival={used.arrival}
      extendedTo={extendedTo(used.code, used.arrival, order.repayDate)}
      news=""
      market={market}
    />
  );
};

export const Overpaid = ({ amount, market }: { amount: number; market: boolean }) => (
  <Notice tone="amber" title={t('order.overpaid', { amount: formatMoney(amount, market) })}>
    {t('order.overpaidHint')}
  </Notice>
);
