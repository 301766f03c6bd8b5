import { useSelector } from '@xstate/react';
import { type ComplaintDetailsRef, selectRating } from '../../machines/complaintDetails/selectors.ts';
import { RatingDialog } from '../parts/RatingDialog.tsx';
import { t } from '../wording/wording.ts';

export const HandlingRating = ({ actor }: { actor: ComplaintDetailsRef }) => {
  const viewState = useSelector(actor, selectRating);
  const stars = useSelector(actor, ({ context }) => context.stars);
  if (viewState === undefined) return null;
  return (
    <RatingDialog
      isSending={viewState === 'ratingService'}
      stars={stars}
      words={{
        title: t('complaint.rate'),
        stars: t('complaint.stars'),
        star: (n) => t('complaint.star', { n }),
        send: t('complaint.send'),
      }}
      actor={actor}
    />
  );
};
