import { useSelector } from '@xstate/react';
import {
  type OrderDetailsRef,
  selectDialog,
  selectOrder,
  selectStars,
} from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Stars } from '../parts/Stars.tsx';
import { t } from '../wording/wording.ts';

const RatingStars = ({ actor }: { actor: OrderDetailsRef }) => (
  <Stars
    label={t('rating.stars')}
    value={useSelector(actor, selectStars)}
    starLabel={(n) => t('rating.star', { n })}
    onChange={(stars) => actor.send({ type: 'star.chosen', stars })}
  />
);

/**
 * The dialog that is due, if any: one at a time (wire.md, Order and recommendation). Each has a key of its own, so that the focus
 * moves into the next one when one follows another.
 */
export const OrderDialogs = ({ actor }: { actor: OrderDetailsRef }) => {
  const dialog = useSelector(actor, selectDialog);
  const order = useSelector(actor, selectOrder);
  const close = () => actor.send({ type: 'dialog.closed' });
  const sendRating = () => actor.send({ type: 'rating.sent' });
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
          {order?.reyMsg}
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
          {order?.cardPopMsg}
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
          {order?.KindTipsMsg}
        </Dialog>
      );
    case 'rating.choosing':
    case 'rating.sending':
      return (
        <Dialog
          key="rating"
          open
          title={t('rating.title')}
          onClose={dialog === 'rating.sending' ? undefined : close}
          actions={
            <>
              <Button busy={dialog === 'rating.sending'} onClick={sendRating}>
                {t('rating.submit')}
              </Button>
              <Button kind="plain" disabled={dialog === 'rating.sending'} onClick={close}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <RatingStars actor={actor} />
        </Dialog>
      );
    case 'rating.outcomeUnknown':
      return (
        <Dialog
          key={dialog}
          open
          title={t('rating.unknown')}
          onClose={close}
          actions={
            <>
              <Button onClick={sendRating}>{t('tryAgain')}</Button>
              <Button kind="plain" onClick={close}>
                {t('close')}
              </Button>
            </>
          }
        >
          {t('rating.unknownHint')}
        </Dialog>
      );
    case 'rating.thanked':
      return (
        <Dialog
          key={dialog}
          open
          title={t('rating.thanks')}
          onClose={close}
          actions={<Button onClick={close}>{t('close')}</Button>}
        >
          {t('rating.thanksHint')}
        </Dialog>
      );
    case undefined:
      return null;
  }
};
