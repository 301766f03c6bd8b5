import { shallowEqual, useSelector } from '@xstate/react';
import type { Action } from '../../machines/orderDetails/facts.ts';
import {
  type DocumentFacts,
  type OrderDetailsRef,
  selectActions,
  selectDocumentFacts,
  selectIsPressing,
} from '../../machines/orderDetails/selectors.ts';
import { selectCanShowCode } from '../../machines/payment/storedCode.ts';
import { later } from '../app/later.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';
import { drawActions, rolloverHint } from './actionLabels.tsx';
import { proofText } from './documents.ts';

const ShowCode = later(async () => (await import('./LiveCode.tsx')).ShowCode, ['orderLater']);

interface ActionButton {
  event: (facts: DocumentFacts) => Parameters<OrderDetailsRef['send']>[0];
  icon?: IconName;
}

const buttons: Record<Action, ActionButton> = {
  repay: { event: () => ({ type: 'repayment.chosen' }) },
  rollOver: { event: () => ({ type: 'rollover.chosen' }) },
  saveProof: {
    event: (facts) => ({ type: 'proof.requested', title: t('order.fullyPaid'), text: proofText(facts) }),
    icon: 'share',
  },
  borrowAgain: { event: () => ({ type: 'borrowAgain.chosen' }) },
};

/** The actions by the order's status (docs/product/orderDetails.md#states): the first one is filled, unless a code can be paid or there is time. */
export function OrderActions({ actor }: { actor: OrderDetailsRef }) {
  const facts = useSelector(actor, selectDocumentFacts, shallowEqual);
  const actions = useSelector(actor, selectActions, shallowEqual);
  const isPressing = useSelector(actor, selectIsPressing);
  const storedCode = useSelector(actor, ({ children }) => children.storedCode);
  const canShowCode = useSelector(storedCode, selectCanShowCode);
  return (
    <ButtonBar>
      {storedCode && canShowCode && <ShowCode actor={storedCode} />}
      {facts &&
        drawActions(actions, isPressing && !canShowCode, (action, kind, label) => {
          const { event, icon } = buttons[action];
          return (
            <Button
              kind={kind}
              aria-describedby={action === 'rollOver' ? rolloverHint : undefined}
              onClick={() => actor.send(event(facts))}
            >
              {icon ? (
                <span className="button-words">
                  <Icon name={icon} />
                  {label}
                </span>
              ) : (
                label
              )}
            </Button>
          );
        })}
    </ButtonBar>
  );
}
