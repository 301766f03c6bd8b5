import { useSelector } from '@xstate/react';
import { type RatingRef, selectRatingFace, selectStars } from '../../machines/orderDetails/ratingMachine.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RatingDialog } from '../rating/RatingDialog.tsx';
import { t } from '../wording/wording.ts';

/** The app rating: choosing stars, what became of it, thanks (spec §4). */
export const AppRating = ({ actor }: { actor: RatingRef }) => {
  const face = useSelector(actor, selectRatingFace);
  const stars = useSelector(actor, selectStars);
  const close = () => actor.send({ type: 'dialog.closed' });
  switch (face) {
    case 'closed':
      return null;
    case 'thanked':
      return (
        <Dialog
          key={face}
          open
          title={t('rating.thanks')}
          onClose={close}
          actions={<Button onClick={close}>{t('close')}</Button>}
        >
          {t('rating.thanksHint')}
        </Dialog>
      );
    default:
      return (
        <RatingDialog
          face={face}
          stars={stars}
          words={{
            title: t('rating.title'),
            stars: t('rating.stars'),
            star: (n) => t('rating.star', { n }),
            send: t('rating.submit'),
            unknown: t('rating.unknown'),
            unknownHint: t('rating.unknownHint'),
          }}
          actor={actor}
        />
      );
  }
};
