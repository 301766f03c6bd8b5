import { shallowEqual, useSelector } from '@xstate/react';
import type { Action } from '../../services/order/status.ts';
import {
  type DocumentFacts,
  type OrderDetailsRef,
  selectActions,
  selectIsRepaidHere,
} from '../../machines/orderDetails/selectors.ts';
import { selectCanShowCode } from '../../machines/payment/storedCode.ts';
import { later } from '../app/later.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useOrder, useOrderKey, useStoredCode } from './useOrder.ts';
import { t } from '../wording/wording.ts';
import { Contact } from './Contact.tsx';
import { drawActions, rolloverHint } from './actionLabels.tsx';
import { proofText } from './documents.ts';

const ShowCode = later(async () => (await import('./LiveCode.tsx')).ShowCode, ['orderLater']);

const events: Record<
  Exclude<Action, 'contact'>,
  (facts: DocumentFacts) => Parameters<OrderDetailsRef['send']>[0]
> = {
  repay: () => ({ type: 'repayment.chosen' }),
  rollOver: () => ({ type: 'rollover.chosen' }),
  saveProof: (facts) => ({ type: 'proof.requested', title: t('order.fullyPaid'), text: proofText(facts) }),
  borrowAgain: () => ({ type: 'borrowAgain.chosen' }),
};

/** The actions by the order's status (docs/product/orderDetails.md#states): the first one is filled, unless a code can be paid or there is time. */
export function OrderActions({ actor }: { actor: OrderDetailsRef }) {
  const facts = useOrder(actor);
  const actions = useSelector(actor, selectActions, shallowEqual);
  const query = useOrderKey(actor);
  const isRepaidHere = useSelector(actor, selectIsRepaidHere);
  const storedCode = useStoredCode(actor);
  const canShowCode = useSelector(storedCode, selectCanShowCode);
  return (
    <ButtonBar>
      {storedCode && canShowCode && <ShowCode actor={storedCode} />}
      {facts &&
        drawActions(actions, facts.isPressing && !canShowCode, (action, kind, label) => {
          if (action === 'contact') return <Contact actor={actor} kind={kind} />;
          const choose = () => actor.send(events[action](facts));
          if (action === 'rollOver' || (action === 'repay' && isRepaidHere))
            return (
              <ButtonLink
                kind={kind}
                to={action === 'repay' ? 'repayUrl' : 'repayDelayUrl'}
                query={query}
                aria-describedby={action === 'repay' ? undefined : rolloverHint}
                onOpen={choose}
              >
                {label}
              </ButtonLink>
            );
          return (
            <Button kind={kind} onClick={choose}>
              {action === 'saveProof' ? (
                <span className="button-words">
                  <Icon name="share" />
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
