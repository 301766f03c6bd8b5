import { useSelector } from '@xstate/react';
import { rowsOf } from '../../machines/orderDetails/facts.ts';
import {
  type OrderDetailsRef,
  selectLender,
  selectMarket,
  selectToday,
  selectOrder,
  selectOrderNumber,
} from '../../machines/orderDetails/selectors.ts';
import { statusRule } from '../../machines/orderDetails/status.ts';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { statementText } from './statement.ts';

export const MoreFacts = ({ actor }: { actor: OrderDetailsRef }) => {
  const order = useSelector(actor, selectOrder);
  const number = useSelector(actor, selectOrderNumber);
  const lender = useSelector(actor, selectLender);
  const market = useSelector(actor, selectMarket);
  const now = useSelector(actor, selectToday);
  if (!order) return null;
  const { hasLoan, at } = statusRule(order.orderStatus);
  // Nobody can have paid before the money is sent.
  const mayBePaid = hasLoan && at !== 'approved';
  const { repeated } = rowsOf(order, number);
  const copy = () =>
    actor.send({
      type: 'statement.requested',
      text: statementText({ order, number, lender, market }, now),
    });
  return (
    <section className="page-main" aria-labelledby="more-facts">
      <Card>
        <h2 className="section-title" id="more-facts">
          {t('order.more')}
        </h2>
        {repeated.length > 0 && <Rows rows={repeated} />}
        {mayBePaid && (
          <button type="button" className="line-link" onClick={() => actor.send({ type: 'payment.missed' })}>
            <span>{t('order.missing')}</span>
            <Icon name="chevron" />
          </button>
        )}
        <button type="button" className="line-link" onClick={copy}>
          <span>{t('order.statement')}</span>
          <Icon name="copy" />
        </button>
      </Card>
    </section>
  );
};
