import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Action } from '../../machines/orderDetails/facts.ts';
import {
  type OrderDetailsRef,
  selectActions,
  selectDocumentFacts,
  selectIsPressing,
} from '../../machines/orderDetails/selectors.ts';
import { selectCanShowCode } from '../../machines/payment/storedCode.ts';
import { later } from '../app/later.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';
import { actionLabel, RolloverHint, rolloverHint } from './actionLabels.tsx';
import { proofText } from './documents.ts';

const ShowCode = later(async () => (await import('./LiveCode.tsx')).ShowCode, ['orderLater']);

interface ActionProps {
  actor: OrderDetailsRef;
  kind: 'primary' | 'secondary';
  label: string;
}

const Proof = ({ actor, kind, label }: ActionProps) => {
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

const actionButtons = {
  repay: ({ actor, kind, label }) => (
    <Button kind={kind} onClick={() => actor.send({ type: 'repayment.chosen' })}>
      {label}
    </Button>
  ),
  rollOver: ({ actor, kind, label }) => (
    <>
      <RolloverHint />
      <Button
        kind={kind}
        aria-describedby={rolloverHint}
        onClick={() => actor.send({ type: 'rollover.chosen' })}
      >
        {label}
      </Button>
    </>
  ),
  saveProof: Proof,
  borrowAgain: ({ actor, kind, label }) => (
    <Button kind={kind} onClick={() => actor.send({ type: 'borrowAgain.chosen' })}>
      {label}
    </Button>
  ),
} satisfies Record<Action, (props: ActionProps) => ReactNode>;

/** The actions by the order's status (docs/product/orderDetails.md#states): the first one is filled, unless a code can be paid or there is time. */
export const OrderActions = ({ actor }: { actor: OrderDetailsRef }) => {
  const actions = useSelector(actor, selectActions, shallowEqual);
  const isPressing = useSelector(actor, selectIsPressing);
  const storedCode = useSelector(actor, ({ children }) => children.storedCode);
  const canShowCode = useSelector(storedCode, selectCanShowCode);
  return (
    <ButtonBar>
      {storedCode && canShowCode && <ShowCode actor={storedCode} />}
      {actions.map((action, place) => {
        const ActionButton = actionButtons[action];
        return (
          <ActionButton
            key={action}
            actor={actor}
            kind={place === 0 && isPressing && !canShowCode ? 'primary' : 'secondary'}
            label={actionLabel(action, actions)}
          />
        );
      })}
    </ButtonBar>
  );
};
