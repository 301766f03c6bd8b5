import { shallowEqual, useSelector } from '@xstate/react';
import { Fragment } from 'react';
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
import { actionLabel, RolloverHint, rolloverHint } from './actionLabels.tsx';
import { proofText } from './documents.ts';

const ShowCode = later(async () => (await import('./LiveCode.tsx')).ShowCode, ['orderLater']);

interface ActionButton {
  event: (facts: DocumentFacts) => Parameters<OrderDetailsRef['send']>[0];
  icon?: IconName;
  hasHint?: boolean;
}

const buttons: Record<Action, ActionButton> = {
  repay: { event: () => ({ type: 'repayment.chosen' }) },
  rollOver: { event: () => ({ type: 'rollover.chosen' }), hasHint: true },
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
        actions.map((action, place) => {
          const { event, icon, hasHint } = buttons[action];
          const label = actionLabel(action, actions);
          return (
            <Fragment key={action}>
              {hasHint && <RolloverHint />}
              <Button
                kind={place === 0 && isPressing && !canShowCode ? 'primary' : 'secondary'}
                aria-describedby={hasHint ? rolloverHint : undefined}
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
            </Fragment>
          );
        })}
    </ButtonBar>
  );
}
