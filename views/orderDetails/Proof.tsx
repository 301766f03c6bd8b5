import { useSelector } from '@xstate/react';
import {
  type OrderDetailsRef,
  selectLender,
  selectMarket,
  selectOrder,
  selectOrderNumber,
  selectToday,
} from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';
import { proofText } from './documents.ts';

interface ProofProps {
  actor: OrderDetailsRef;
  kind: 'primary' | 'secondary';
  label: string;
}

export const Proof = ({ actor, kind, label }: ProofProps) => {
  const order = useSelector(actor, selectOrder);
  const number = useSelector(actor, selectOrderNumber);
  const lender = useSelector(actor, selectLender);
  const market = useSelector(actor, selectMarket);
  const now = useSelector(actor, selectToday);
  if (!order) return null;
  const share = () =>
    actor.send({
      type: 'proof.requested',
      title: t('order.fullyPaid'),
      text: proofText({ order, number, lender, market, now }),
    });
  return (
    <Button kind={kind} onClick={share}>
      <span className="button-words">
        <Icon name="share" />
        {label}
      </span>
    </Button>
  );
};
