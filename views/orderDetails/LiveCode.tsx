import { useSelector } from '@xstate/react';
import type { OrderDetailsRef, OrderShown } from '../../machines/orderDetails/selectors.ts';
import {
  type StoredCodeRef,
  selectCanShowCode,
  selectLiveCode,
  selectUsedCode,
} from '../../machines/payment/storedCode.ts';
import { sumOf } from '../../services/values/sum.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Arrived } from '../repay/Arrived.tsx';
import { t } from '../wording/wording.ts';
import { Contact } from './Contact.tsx';
import { useOrderKey } from './useOrder.ts';

/** A link to help about a payment that does not show. */
export const useMissing = (actor: OrderDetailsRef) => ({
  to: 'customerService' as const,
  query: { ...useOrderKey(actor), topic: 'missing' },
  onOpen: () => actor.send({ type: 'payment.missed' }),
  children: t('help.missing'),
});

/** The code that can be paid, before every other action; a plain one once the borrower has reported the payment. */
export const ShowCode = ({ actor }: { actor: StoredCodeRef }) => {
  const code = useSelector(actor, selectLiveCode);
  return (
    useSelector(actor, selectCanShowCode) && (
      <>
        {code?.isDelay && !code.saidPaid && <p className="button-hint">{t('order.codeExtends')}</p>}
        <Button
          kind={code?.saidPaid ? 'plain' : 'primary'}
          onClick={() => actor.send({ type: 'code.opened' })}
        >
          {t('order.showCode')}
        </Button>
      </>
    )
  );
};

interface WaitingProps {
  actor: OrderDetailsRef;
  storedCode: StoredCodeRef;
  market: boolean;
}

/** In the hero's place after 'I have paid': nothing invites another payment. */
export const Waiting = ({ actor, storedCode, market, news = '' }: WaitingProps & { news?: string }) => {
  const code = useSelector(storedCode, selectLiveCode);
  const canShow = useSelector(storedCode, selectCanShowCode);
  const missing = useMissing(actor);
  if (!code) return null;
  const { channel, amount, fee, madeAt, expiresAt } = code;
  const time = { time: true } as const;
  // It asks for what is paid already.
  const asksAgain = amount !== undefined && news.includes(formatMoney(amount, market));
  return (
    <>
      <Notice tone="gold" title={channel ? t('order.waitingFor', { channel }) : t('order.waiting')}>
        {amount !== undefined && (
          <p className="text-title font-strong whole">{formatMoney(sumOf(amount, fee).total, market)}</p>
        )}
        {code.isDelay && <p>{t('order.codeExtends')}</p>}
        <p className="text-muted">{t('order.waitingHint')}</p>
        <Rows
          rows={[
            { text: t('help.missedTime'), value: madeAt ? formatDate(String(madeAt), time) : '' },
            { text: t('order.waitingUntil'), value: canShow && expiresAt ? formatDate(expiresAt, time) : '' },
          ]}
        />
        {asksAgain ? (
          <Fold label={t('order.message')}>
            <Glued>{news}</Glued>
          </Fold>
        ) : (
          news && (
            <p>
              <span className="text-muted block">{t('order.message')}</span>
              <Glued>{news}</Glued>
            </p>
          )
        )}
      </Notice>
      <ButtonBar>
        <ShowCode actor={storedCode} />
        <ButtonLink kind="plain" {...missing} />
        {!canShow && (
          <Button kind="plain" onClick={() => actor.send({ type: 'repayment.chosen' })}>
            {t('order.notPaid')}
          </Button>
        )}
      </ButtonBar>
    </>
  );
};

/** The payment by a code that has arrived, above the order. */
export const Received = ({ storedCode, market }: Omit<WaitingProps, 'actor'>) => {
  const used = useSelector(storedCode, selectUsedCode);
  if (!used || used.arrival.is === 'waiting') return null;
  return <Arrived arrival={used.arrival} hint="" market={market} />;
};

/** What went wrong: the link guard refuses the link to the next step, or too much was paid. */
export const Remarks = ({ facts: { order, isNextRefused, market } }: { facts: OrderShown }) => (
  <>
    {isNextRefused && (
      <Notice tone="amber" icon="alert" title={t('order.nextRefused')}>
        {t('order.nextRefusedHint')}
      </Notice>
    )}
    {!!order.overpaid && (
      <Notice tone="amber" title={t('order.overpaid', { amount: formatMoney(order.overpaid, market) })}>
        {t('order.overpaidHint')}
      </Notice>
    )}
  </>
);

/** In place of an order that the backend refused to show. */
export const Unavailable = ({ actor }: { actor: OrderDetailsRef }) => {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    <Failure
      title={t('order.unavailable')}
      hint={<Glued>{refusal || t('order.unavailableHint')}</Glued>}
      retryLabel={t('tryAgain')}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    >
      <Contact actor={actor} />
    </Failure>
  );
};
