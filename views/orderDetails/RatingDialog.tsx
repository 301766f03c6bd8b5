import { useSelector } from '@xstate/react';
import { type RatingRef, selectRatingFace, selectStars } from '../../machines/orderDetails/ratingMachine.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Stars } from '../parts/Stars.tsx';
import { t } from '../wording/wording.ts';

/** The app rating: choosing stars, what became of it, thanks (spec §4). */
export const RatingDialog = ({ actor }: { actor: RatingRef }) => {
  const face = useSelector(actor, selectRatingFace);
  const stars = useSelector(actor, selectStars);
  const close = () => actor.send({ type: 'dialog.closed' });
  const send = () => actor.send({ type: 'rating.sent' });
  switch (face) {
    case 'choosing':
    case 'sending':
      return (
        <Dialog
          key="rating"
          open
          title={t('rating.title')}
          onClose={face === 'choosing' ? close : undefined}
          actions={
            <>
              <Button busy={face === 'sending'} onClick={send}>
                {t('rating.submit')}
              </Button>
              <Button kind="plain" disabled={face === 'sending'} onClick={close}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <Stars
            label={t('rating.stars')}
            value={stars}
            starLabel={(n) => t('rating.star', { n })}
            onChange={(chosen) => actor.send({ type: 'star.chosen', stars: chosen })}
          />
        </Dialog>
      );
    case 'outcomeUnknown':
      return (
        <Dialog
          key={face}
          open
          title={t('rating.unknown')}
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
          {t('rating.unknownHint')}
        </Dialog>
      );
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
    case 'closed':
      return null;
  }
};
