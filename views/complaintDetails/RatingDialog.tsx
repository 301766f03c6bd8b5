import { useSelector } from '@xstate/react';
import {
  type ComplaintDetailsRef,
  selectRating,
  selectStars,
} from '../../machines/complaintDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Stars } from '../parts/Stars.tsx';
import { t } from '../wording/wording.ts';

/** Asks how the complaint was handled (spec §2, Complaint details). */
export const RatingDialog = ({ actor }: { actor: ComplaintDetailsRef }) => {
  const rating = useSelector(actor, selectRating);
  const stars = useSelector(actor, selectStars);
  const close = () => actor.send({ type: 'dialog.closed' });
  const send = () => actor.send({ type: 'rating.sent' });
  if (rating === undefined) return null;
  if (rating === 'outcomeUnknown')
    return (
      <Dialog
        key={rating}
        open
        title={t('complaint.rateUnknown')}
        onClose={close}
        actions={
          <>
            <Button onClick={send}>{t('tryAgain')}</Button>
            <Button kind="plain" onClick={close}>
              {t('close')}
            </Button>
          </>
        }
      >
        {t('complaint.rateUnknownHint')}
      </Dialog>
    );
  const isSending = rating === 'sending';
  return (
    <Dialog
      key="rating"
      open
      title={t('complaint.rate')}
      onClose={isSending ? undefined : close}
      actions={
        <>
          <Button busy={isSending} onClick={send}>
            {t('complaint.send')}
          </Button>
          <Button kind="plain" disabled={isSending} onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stars
        label={t('complaint.stars')}
        value={stars}
        starLabel={(n) => t('complaint.star', { n })}
        onChange={(chosen) => actor.send({ type: 'star.chosen', stars: chosen })}
      />
    </Dialog>
  );
};
