import { useSelector } from '@xstate/react';
import type { Order } from '../../services/orderDetails/schema.ts';
import { type OrderDetailsRef, selectDialog } from '../../machines/orderDetails/selectors.ts';
import {
  type RatingRef,
  selectIsSending,
  selectViewState,
} from '../../machines/orderDetails/rating/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { t, type WordingKey } from '../wording/wording.ts';
import { RatingDialog } from '../parts/RatingDialog.tsx';
import { Glued } from '../parts/Glued.tsx';

interface Prompt {
  title: (order: Order) => string;
  message: (order: Order) => string;
  main?: { label: WordingKey; event: { type: 'withdrawal.chosen' | 'bindCard.chosen' } };
  close: WordingKey;
}

const prompts = {
  withdrawPrompt: {
    title: () => t('withdraw.title'),
    message: ({ reyMsg }) => reyMsg,
    main: { label: 'withdraw.confirm', event: { type: 'withdrawal.chosen' } },
    close: 'withdraw.cancel',
  },
  cardPrompt: {
    title: ({ cardPopTitle }) => cardPopTitle || t('card.title'),
    message: ({ cardPopMsg }) => cardPopMsg,
    main: { label: 'card.confirm', event: { type: 'bindCard.chosen' } },
    close: 'card.cancel',
  },
  kindTips: {
    title: () => t('tips.title'),
    message: ({ KindTipsMsg }) => KindTipsMsg,
    close: 'tips.confirm',
  },
} satisfies Record<string, Prompt>;

const Stars = ({ actor }: { actor: RatingRef }) => (
  <RatingDialog
    isSending={useSelector(actor, selectIsSending)}
    stars={useSelector(actor, ({ context }) => context.stars)}
    words={{
      title: t('rating.title'),
      stars: t('rating.stars'),
      star: (n) => t('rating.star', { n }),
      send: t('rating.submit'),
    }}
    actor={actor}
  />
);

/** The app rating: choosing stars, the result, thanks (docs/product/orderDetails.md#states). */
export const AppRating = ({ actor }: { actor: RatingRef }) => {
  const state = useSelector(actor, selectViewState);
  if (state === 'stars') return <Stars actor={actor} />;
  if (state !== 'thanks') return null;
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={t('rating.thanks')}
      onClose={close}
      actions={<Button onClick={close}>{t('close')}</Button>}
    >
      {t('rating.thanksHint')}
    </Dialog>
  );
};

/** The due dialog, if any: one at a time (docs/product/orderDetails.md#calls). Each has its own key, so that the focus moves into the next one. */
export function OrderDialogs({ actor }: { actor: OrderDetailsRef }) {
  const dialog = useSelector(actor, selectDialog);
  const order = useSelector(actor, ({ context }) => context.order);
  const rating = useSelector(actor, ({ children }) => children.rating);
  if (dialog === 'rating') return rating && <AppRating actor={rating} />;
  if (!dialog || !order) return null;
  const { title, message, main, close }: Prompt = prompts[dialog];
  const onClose = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      key={dialog}
      title={title(order)}
      onClose={onClose}
      actions={
        <>
          {main && <Button onClick={() => actor.send(main.event)}>{t(main.label)}</Button>}
          <Button kind={main ? 'secondary' : 'primary'} onClick={onClose}>
            {t(close)}
          </Button>
        </>
      }
    >
      <Glued>{message(order)}</Glued>
    </Dialog>
  );
}
