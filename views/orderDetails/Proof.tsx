import { useSelector } from '@xstate/react';
import {
  type OrderDetailsRef,
  selectLender,
  selectMarket,
  selectOrder,
  selectOrderNumber,
} from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';
import { proofText } from './documents.ts';

export const Proof = ({ actor }: { actor: OrderDetailsRef }) => {
  const order = useSelector(actor, selectOrder);
  const number = useSelector(actor, selectOrderNumber);
  const lender = useSelector(actor, selectLender);
  const market = useSelector(actor, selectMarket);
  if (!order) return null;
  const share = () =>
    actor.send({
      type: 'proof.requested',
      title: t('order.fullyPaid'),
      text: proofText({ order, number, lender, market }),
    });
  return (
    <Button kind="secondary" onClick={share}>
      <span className="button-words">
        <Icon name="share" />
        {t('order.proof')}
      </span>
    </Button>
  );
};
