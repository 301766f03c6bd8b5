import { shallowEqual, useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectDocumentFacts } from '../../machines/orderDetails/selectors.ts';
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
  const facts = useSelector(actor, selectDocumentFacts, shallowEqual);
  if (!facts) return null;
  const share = () =>
    actor.send({
      type: 'proof.requested',
      title: t('order.fullyPaid'),
      text: proofText(facts),
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
