import { useSelector } from '@xstate/react';
import {
  type OrderDetailsRef,
  selectIsPressing,
  selectOffersRollover,
  selectRule,
} from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { t } from '../wording/wording.ts';

/** What the borrower can do with the order, by its status; for one that has an action (docs/product/orderDetails.md#states). */
export const OrderActions = ({ actor }: { actor: OrderDetailsRef }) => {
  const { action } = useSelector(actor, selectRule);
  const offersRollover = useSelector(actor, selectOffersRollover);
  const isPressing = useSelector(actor, selectIsPressing);
  return (
    <ButtonBar>
      {action === 'borrowAgain' ? (
        <Button onClick={() => actor.send({ type: 'borrowAgain.chosen' })}>{t('order.borrowAgain')}</Button>
      ) : (
        <Button
          kind={isPressing ? 'primary' : 'secondary'}
          onClick={() => actor.send({ type: 'repayment.chosen' })}
        >
          {t(offersRollover ? 'order.repayShort' : 'order.repay')}
        </Button>
      )}
      {offersRollover && (
        <>
          <p className="button-hint" id="rollover-hint">
            {t('order.rolloverHint')}
          </p>
          <Button
            kind="secondary"
            aria-describedby="rollover-hint"
            onClick={() => actor.send({ type: 'rollover.chosen' })}
          >
            {t('order.rollover')}
          </Button>
        </>
      )}
    </ButtonBar>
  );
};
