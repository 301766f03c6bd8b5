import { useSelector } from '@xstate/react';
import {
  type OrderDetailsRef,
  selectIsPressing,
  selectKeptCode,
  selectOffersRollover,
  selectRule,
} from '../../machines/orderDetails/selectors.ts';
import { selectLiveCode } from '../../machines/payment/keptCode.ts';
import { later } from '../app/later.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { t } from '../wording/wording.ts';

const ShowCode = later(async () => (await import('./LiveCode.tsx')).ShowCode, ['orderLater']);

/** The actions by the order's status (docs/product/orderDetails.md#states). */
export const OrderActions = ({ actor }: { actor: OrderDetailsRef }) => {
  const { action } = useSelector(actor, selectRule);
  const offersRollover = useSelector(actor, selectOffersRollover);
  const isPressing = useSelector(actor, selectIsPressing);
  const keptCode = useSelector(actor, selectKeptCode);
  const code = useSelector(keptCode, selectLiveCode);
  return (
    <ButtonBar>
      {keptCode && code && <ShowCode actor={keptCode} />}
      {action === 'borrowAgain' ? (
        <Button onClick={() => actor.send({ type: 'borrowAgain.chosen' })}>{t('order.borrowAgain')}</Button>
      ) : (
        <Button
          kind={isPressing && !code ? 'primary' : 'secondary'}
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
