import { isSilent, paidParts } from '../../services/order/plan.ts';
import { rowsOf } from '../../services/orderDetails/facts.ts';
import type { DocumentFacts, OrderDetailsRef } from '../../machines/orderDetails/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LineLink } from '../parts/LineLink.tsx';
import { ProductHead } from '../parts/ProductHead.tsx';
import { PlanList } from '../parts/laterParts.ts';
import { Rows } from '../parts/Rows.tsx';
import { useOrder, useOrderKey } from './useOrder.ts';
import { t } from '../wording/wording.ts';

const Plan = ({ order: { repayPlan }, market }: DocumentFacts) => {
  if (repayPlan.length === 0) return null;
  if (repayPlan === 'unknown') return <p className="px-inset text-small text-muted">{t('plan.notKnown')}</p>;
  return (
    <Fold
      label={
        isSilent(repayPlan)
          ? t('receipt.plan')
          : t('order.plan', { paid: paidParts(repayPlan).length, all: repayPlan.length })
      }
    >
      <PlanList payments={repayPlan} market={market} />
    </Fold>
  );
};

export const OrderFacts = ({ actor }: { actor: OrderDetailsRef }) => {
  const facts = useOrder(actor);
  const query = useOrderKey(actor);
  if (!facts) return null;
  const { order, number, now } = facts;
  const { own, rows } = rowsOf(order, number, now);
  return (
    <Card>
      <ProductHead logo={order.productLogo} name={order.productName} />
      {number && (
        <p className="order-number">
          <span className="text-muted">{own?.text ?? t('order.number')}</span>
          <button
            type="button"
            className="copy-text"
            aria-label={t('order.copyNumber', { number })}
            onClick={() => actor.send({ type: 'copy.requested' })}
          >
            {number} <Icon name="copy" />
          </button>
        </p>
      )}
      <Rows rows={rows} />
      <Plan {...facts} />
      <LineLink to="loanDocuments" query={query} onOpen={() => actor.send({ type: 'documents.chosen' })}>
        {t('order.documents')}
      </LineLink>
    </Card>
  );
};
