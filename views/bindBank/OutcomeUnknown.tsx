import { useSelector } from '@xstate/react';
import { type BindBankRef, selectIsUnknown } from '../../machines/bindBank/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { t } from '../wording/wording.ts';

/** Nobody knows whether the account was bound: the same intent can be sent again, and counts once. */
export const OutcomeUnknown = ({ actor }: { actor: BindBankRef }) => {
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      open={useSelector(actor, selectIsUnknown)}
      title={t('bind.unknown')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'check.requested' })}>{t('bind.check')}</Button>
          <Button kind="plain" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      {t('bind.unknownHint')}
    </Dialog>
  );
};
