import { useSelector } from '@xstate/react';
import {
  type RatingRef,
  selectViewState,
  selectIsSending,
} from '../../machines/orderDetails/rating/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RatingDialog } from '../parts/RatingDialog.tsx';
import { t } from '../wording/wording.ts';

const AskForStars = ({ actor }: { actor: RatingRef }) => (
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

const Thanks = ({ actor }: { actor: RatingRef }) => {
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      open
      title={t('rating.thanks')}
      onClose={close}
      actions={<Button onClick={close}>{t('close')}</Button>}
    >
      {t('rating.thanksHint')}
    </Dialog>
  );
};

/** The app rating: choosing stars, the result, thanks (docs/product/orderDetails.md#states). */
export const AppRating = ({ actor }: { actor: RatingRef }) => {
  switch (useSelector(actor, selectViewState)) {
    case 'stars':
      return <AskForStars actor={actor} />;
    case 'thanks':
      return <Thanks actor={actor} />;
    case 'none':
      return null;
  }
};
