import { useSelector } from '@xstate/react';
import {
  type DocumentFacts,
  type OrderDetailsRef,
  selectProducts,
} from '../../machines/orderDetails/selectors.ts';
import { ifPaid } from '../../services/order/ifPaid.ts';
import { isDisputed, nextPaymentOf } from '../../services/order/nextPayment.ts';
import { statusOf } from '../../services/order/status.ts';
import { rowsOf } from '../../services/orderDetails/facts.ts';
import { isoOf } from '../../services/values/day.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LineButton } from '../parts/LineButton.tsx';
import { LineLink } from '../parts/LineLink.tsx';
import { RecommendedProducts } from '../parts/RecommendedProducts.tsx';
import { Rows } from '../parts/Rows.tsx';
import { textPicture } from '../parts/textPicture.ts';
import { t } from '../wording/wording.ts';
import { proofText } from './documents.ts';
import { reminderOf } from './reminder.ts';
import { paymentLine, paymentProofText, statementText } from './statement.ts';
import { useMissing } from './LiveCode.tsx';
import { useIsReported, useOrder } from './useOrder.ts';

/** Other products, with their title and a link to more of them: they load as one, so that nothing moves. */
function Recommended({ actor }: { actor: OrderDetailsRef }) {
  const products = useSelector(actor, selectProducts);
  const recommendation = useSelector(actor, ({ children }) => children.recommendation);
  return (
    recommendation &&
    products.length > 0 && (
      <aside className="page-main" aria-labelledby="recommended">
        <h2 className="section-title" id="recommended">
          {t('order.recommended')}
        </h2>
        <RecommendedProducts products={products} recommendation={recommendation} />
        <Button kind="plain" onClick={() => actor.send({ type: 'moreProducts.chosen' })}>
          {t('order.moreProducts')}
        </Button>
      </aside>
    )
  );
}

/** The payments that the company has received, each with its proof. */
const Payments = ({ actor, facts }: { actor: OrderDetailsRef; facts: DocumentFacts }) => {
  const { payments } = facts.order;
  if (!payments?.length) return null;
  const title = t('order.paymentProof');
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
                aria-label={`${title}: ${paymentLine(payment, facts.market)}`}
                onClick={() =>
                  actor.send({ type: 'proof.requested', title, text: paymentProofText(facts, payment) })
                }
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

/** What the next payment comes to, today and a day late, and a reminder of its day. */
const Ahead = ({ facts: { order, number, market, now } }: { facts: DocumentFacts }) => {
  const next = nextPaymentOf(order, now);
  if (!next) return null;
  const sum = (centavos: number | undefined) => (centavos === undefined ? '' : formatMoney(centavos, market));
  const { today, later } = ifPaid(next, order);
  const { isLate, amount, daysLeft = 0 } = next;
  const day = isoOf(next.day);
  return (
    <>
      <Rows
        rows={[
          { text: t('order.paidToday'), value: sum(today) },
          {
            text: t(isLate ? 'order.paidTomorrow' : 'order.paidLate'),
            value: isDisputed(next) ? '' : sum(later),
          },
        ]}
      />
      {day !== undefined && daysLeft > 0 && (
        <a
          className="line-link"
          download="reminder.ics"
          href={reminderOf({
            id: number,
            day,
            title: [t('order.reminderTitle'), sum(amount), order.productName].filter(Boolean).join(' · '),
          })}
        >
          <span>{t('order.reminder')}</span>
          <Icon name="chevron" />
        </a>
      )}
    </>
  );
};

export const MoreFacts = ({ actor }: { actor: OrderDetailsRef }) => {
  const facts = useOrder(actor);
  const missing = useMissing(actor);
  const isReported = useIsReported(actor);
  if (!facts) return null;
  const { order, number, now } = facts;
  const { hasLoan, awaitsMoney, isSettled } = statusOf(order);
  const picture = isSettled && textPicture(proofText(facts));
  const { repeated } = rowsOf(order, number, now);
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
        {hasLoan && !awaitsMoney && !isReported && <LineLink {...missing} />}
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

/** Everything below the first screen, as one file: parts that arrive one by one would shift the layout. */
export const BelowOrder = ({ actor }: { actor: OrderDetailsRef }) => (
  <>
    <Recommended actor={actor} />
    <MoreFacts actor={actor} />
  </>
);
