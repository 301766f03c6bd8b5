import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Stars } from '../parts/Stars.tsx';
import { t } from '../wording/wording.ts';

interface RatingDialogProps {
  face: 'choosing' | 'sending' | 'outcomeUnknown';
  /** Stars chosen so far; 0 while none is. */
  stars: number;
  words: {
    title: string;
    stars: string;
    star: (n: number) => string;
    send: string;
    unknown: string;
    unknownHint: string;
  };
  actor: {
    send: (
      event: { type: 'star.chosen'; stars: number } | { type: 'rating.sent' } | { type: 'dialog.closed' },
    ) => void;
  };
}

/** Asks for stars and sends them; says so when nobody knows whether they arrived (decisions §3). */
export const RatingDialog = ({ face, stars, words, actor }: RatingDialogProps) => {
  const close = () => actor.send({ type: 'dialog.closed' });
  const send = () => actor.send({ type: 'rating.sent' });
  if (face === 'outcomeUnknown')
    return (
      <Dialog
        key={face}
        open
        title={words.unknown}
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
        {words.unknownHint}
      </Dialog>
    );
  const isSending = face === 'sending';
  return (
    <Dialog
      key="rating"
      open
      title={words.title}
      onClose={isSending ? undefined : close}
      actions={
        <>
          <Button busy={isSending} onClick={send}>
            {words.send}
          </Button>
          <Button kind="plain" disabled={isSending} onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stars
        label={words.stars}
        value={stars}
        starLabel={words.star}
        onChange={(chosen) => actor.send({ type: 'star.chosen', stars: chosen })}
      />
    </Dialog>
  );
};
