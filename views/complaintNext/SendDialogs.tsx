import { useSelector } from '@xstate/react';
import { type ComplaintNextRef, selectStep } from '../../machines/complaintNext/selectors.ts';
import { formatDate } from '../format/date.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';

export const SendDialogs = ({ actor }: { actor: ComplaintNextRef }) => {
  const step = useSelector(actor, selectStep);
  const receipt = useSelector(actor, ({ context }) => context.receipt);
  const close = () => actor.send({ type: 'dialog.closed' });
  switch (step) {
    case 'sent':
      return (
        <Dialog
          key={step}
          open
          title={t('complaint.sent')}
          onClose={close}
          actions={<Button onClick={close}>{t('close')}</Button>}
        >
          <Rows
            rows={[
              { text: t('complaint.number'), value: receipt?.problemId ?? '' },
              { text: t('complaint.replyBy'), value: receipt ? formatDate(receipt.replyBy) : '' },
            ]}
          />
        </Dialog>
      );
    case 'arrived':
      return (
        <Dialog
          key={step}
          open
          title={t('done.complaint')}
          actions={
            <Button onClick={() => actor.send({ type: 'history.chosen' })}>{t('complaint.history')}</Button>
          }
        />
      );
    default:
      return null;
  }
};
