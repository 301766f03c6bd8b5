import { shallowEqual, useSelector } from '@xstate/react';
import type { Payment } from '../../services/order/payments.ts';
import { rowsOf } from '../../services/orderDetails/facts.ts';
import { statusOf } from '../../services/order/status.ts';
import {
  type DocumentFacts,
  type OrderDetailsRef,
  selectOrderKey,
} from '../../machines/orderDetails/selectors.ts';
import { selectLiveCode } from '../../machines/payment/storedCode.ts';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LineButton } from '../parts/LineButton.tsx';
import { LineLink } from '../parts/LineLink.tsx';
import { Rows } from '../parts/Rows.tsx';
import { useOrder } from './useOrder.ts';
import { textPicture } from '../parts/textPicture.ts';
import { t } from '../wording/wording.ts';
import { Ahead } from './Ahead.tsx';
import { paymentLine, paymentProofText, proofText } from './documents.ts';
import { statementText } from './statement.ts';

/** The payments that the company has received, each with its proof. */
const Payments = ({ actor, facts }: { actor: OrderDetailsRef; facts: DocumentFacts }) => {
  const { payments } = facts.order;
  if (!payments?.length) return null;
  const share = (payment: Payment) =>
    actor.send({
      type: 'proof.requested',
      title: t('order.paymentProof'),
      text: paymentProofText(facts, payment),
    });
  return (
    <Card title={t('order.payments')}>
      {payments === 'unknown' ? (
        <p>{t('order.notKnown')}</p>
      ) : (
        <ul>
          {payments.map((payment, place) => (
            <li key={place}>
              <LineButton
                icon="share"
                aria-label={`${t('order.paymentProof')}: ${paymentLine(payment, facts.market)}`}
                onClick={() => share(payment)}
              >
                <Glued>{paymentLine(payment, facts.market)}</Glued>
              </LineButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

export const MoreFacts = ({ actor }: { actor: OrderDetailsRef }) => {
  const facts = useOrder(actor);
  const orderKey = useSelector(actor, selectOrderKey, shallowEqual);
  const storedCode = useSelector(actor, ({ children }) => children.storedCode);
  // Its card says what to do about it.
  const isReported = useSelector(storedCode, selectLiveCode)?.saidPaid === true;
  if (!facts) return null;
  const { order, number } = facts;
  const { hasLoan, awaitsMoney, isSettled } = statusOf(order);
  const picture = isSettled && textPicture(proofText(facts));
  const { repeated } = rowsOf(order, number, facts.now);
  if (!hasLoan && repeated.length === 0) return null;
  const copy = () => actor.send({ type: 'statement.requested', text: statementText(facts) });
  return (
    <section className="page-main" aria-labelledby="more-facts">
      <Payments actor={actor} facts={facts} />
      <Card>
        <h2 className="section-title" id="more-facts">
          {t('order.more')}
        </h2>
        <Rows rows={repeated} />
        {!isReported && <Ahead facts={facts} />}
        {hasLoan && !awaitsMoney && !isReported && (
          <LineLink
            to="customerService"
            query={{ ...orderKey, topic: 'missing' }}
            onOpen={() => actor.send({ type: 'payment.missed' })}
          >
            {t('help.missing')}
          </LineLink>
        )}
        {hasLoan && (
          <LineButton icon="copy" onClick={copy}>
            {t('order.statement')}
          </LineButton>
        )}
        {picture && (
          <a className="line-link" download="proof-of-payment.png" href={picture}>
            <span>{t('order.proofPicture')}</span>
            <Icon name="share" />
          </a>
        )}
      </Card>
    </section>
  );
};
