import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectDialog } from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { t } from '../wording/wording.ts';
import { AppRating } from './AppRating.tsx';
import { Glued } from '../parts/Glued.tsx';

/** The due dialog, if any: one at a time (docs/product/orderDetails.md#calls). Each has its own key, so that the focus moves into the next one. */
export const OrderDialogs = ({ actor }: { actor: OrderDetailsRef }) => {
  const dialog = useSelector(actor, selectDialog);
  const order = useSelector(actor, ({ context }) => context.order);
  const rating = useSelector(actor, ({ children }) => children.rating);
  const close = () => actor.send({ type: 'dialog.closed' });
  switch (dialog) {
    case 'withdrawPrompt':
      return (
        <Dialog
          key={dialog}
          open
          title={t('withdraw.title')}
          onClose={close}
          actions={
            <>
              <Button onClick={() => actor.send({ type: 'withdrawal.chosen' })}>
                {t('withdraw.confirm')}
              </Button>
              <Button kind="secondary" onClick={close}>
                {t('withdraw.cancel')}
              </Button>
            </>
          }
        >
          {order && <Glued>{order.reyMsg}</Glued>}
        </Dialog>
      );
    case 'cardPrompt':
      return (
        <Dialog
          key={dialog}
          open
          title={order?.cardPopTitle || t('card.title')}
          onClose={close}
          actions={
            <>
              <Button onClick={() => actor.send({ type: 'bindCard.chosen' })}>{t('card.confirm')}</Button>
              <Button kind="secondary" onClick={close}>
                {t('card.cancel')}
              </Button>
            </>
          }
        >
          {order && <Glued>{order.cardPopMsg}</Glued>}
        </Dialog>
      );
    case 'kindTips':
      return (
        <Dialog
          key={dialog}
          open
          title={t('tips.title')}
          onClose={close}
          actions={<Button onClick={close}>{t('tips.confirm')}</Button>}
        >
          {order && <Glued>{order.KindTipsMsg}</Glued>}
        </Dialog>
      );
    case 'rating':
      return rating && <AppRating actor={rating} />;
    case undefined:
      return null;
  }
};
