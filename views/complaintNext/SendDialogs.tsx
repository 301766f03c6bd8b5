import { useSelector } from '@xstate/react';
import { type ComplaintNextRef, selectReceipt, selectStep } from '../../machines/complaintNext/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';

/** What follows Send: that it is sent, or that nobody knows. */
export const SendDialogs = ({ actor }: { actor: ComplaintNextRef }) => {
  const step = useSelector(actor, selectStep);
  const receipt = useSelector(actor, selectReceipt);
  const close = () => actor.send({ type: 'dialog.closed' });
  switch (step) {
    case 'sent':
    case 'left':
      return (
        <Dialog key="sent" open title={t('complaint.sent')} actions={null}>
          <Rows
            rows={[
              { text: t('complaint.number'), value: receipt?.problemId ?? '' },
              { text: t('complaint.replyBy'), value: receipt?.replyDay ?? '' },
            ]}
          />
        </Dialog>
      );
    case 'outcomeUnknown':
      return (
        <Dialog
          key={step}
          open
          title={t('complaint.unknown')}
          onClose={close}
          actions={
            <>
              <Button onClick={() => actor.send({ type: 'complaint.sent' })}>{t('tryAgain')}</Button>
              <Button kind="secondary" onClick={() => actor.send({ type: 'history.chosen' })}>
                {t('complaint.check')}
              </Button>
              <Button kind="plain" onClick={close}>
                {t('close')}
              </Button>
            </>
          }
        >
          {t('complaint.unknownHint')}
        </Dialog>
      );
    default:
      return null;
  }
};
