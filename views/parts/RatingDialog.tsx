import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Stars } from './Stars.tsx';
import { t } from '../wording/wording.ts';

interface RatingDialogProps {
  isSending: boolean;
  stars: number;
  words: {
    title: string;
    stars: string;
    star: (n: number) => string;
    send: string;
  };
  actor: {
    send: (
      event: { type: 'star.chosen'; stars: number } | { type: 'rating.sent' } | { type: 'dialog.closed' },
    ) => void;
  };
}

export const RatingDialog = ({ isSending, stars, words, actor }: RatingDialogProps) => {
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={words.title}
      onClose={isSending ? undefined : close}
      actions={
        <>
          <Button busy={isSending} onClick={() => actor.send({ type: 'rating.sent' })}>
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
        disabled={isSending}
        onChange={(chosen) => actor.send({ type: 'star.chosen', stars: chosen })}
      />
    </Dialog>
  );
};
