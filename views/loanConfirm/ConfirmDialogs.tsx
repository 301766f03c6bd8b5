import { useSelector } from '@xstate/react';
import { type LoanConfirmRef, selectDialog, selectFrame } from '../../machines/loanConfirm/selectors.ts';
import { underBase } from '../app/basePath.ts';
import { Button } from '../parts/Button.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { t } from '../wording/wording.ts';

/** The agreement that is shown first. Its frame runs no scripts and sends no referrer, and an external page does not get our origin. */
const AgreementDialog = ({ actor }: { actor: LoanConfirmRef }) => {
  const frame = useSelector(actor, selectFrame);
  const canAccept = useSelector(actor, (snapshot) => snapshot.can({ type: 'agreement.accepted' }));
  return (
    <Dialog
      title={t('agreement.title')}
      actions={
        <>
          {!canAccept && <ContactUs actor={actor} kind="primary" />}
          <Button
            kind={canAccept ? 'primary' : 'secondary'}
            disabled={!canAccept}
            onClick={() => actor.send({ type: 'agreement.accepted' })}
          >
            {t('agreement.agree')}
          </Button>
          <Button kind="secondary" onClick={() => actor.send({ type: 'exit.chosen' })}>
            {t('agreement.cancel')}
          </Button>
        </>
      }
    >
      {frame ? (
        <iframe
          className="h-[55vh] w-full rounded-small border border-line"
          title={t('agreement.title')}
          src={frame.startsWith('/documents/') ? underBase(frame) : frame}
          sandbox={frame.startsWith('/') ? 'allow-same-origin' : ''}
          referrerPolicy="no-referrer"
        />
      ) : (
        t('link.refused')
      )}
    </Dialog>
  );
};

const Promotion = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, ({ context }) => context.confirmation);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Sheet title={loan?.promoTitle || t('promo.title')} onClose={close} closeLabel={t('close')}>
      <p className="whitespace-pre-line">{loan?.promoContent}</p>
      <ButtonBar>
        <Button onClick={close}>{loan?.promoButtonText || t('promo.ok')}</Button>
      </ButtonBar>
    </Sheet>
  );
};

/** Asks the user to stay: 'Agree' stays, 'Cancel' closes the WebView (docs/product/loanConfirm.md#screen). */
const Reminder = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, ({ context }) => context.confirmation);
  const stay = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={t('reminder.title')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('reminder.stay')}</Button>
          <Button kind="secondary" onClick={() => actor.send({ type: 'exit.chosen' })}>
            {t('reminder.leave')}
          </Button>
        </>
      }
    >
      {loan?.popTitle && <p className="font-strong text-text">{loan.popTitle}</p>}
      {loan?.popContent}
    </Dialog>
  );
};

export const ConfirmDialogs = ({ actor }: { actor: LoanConfirmRef }) => {
  switch (useSelector(actor, selectDialog)) {
    case 'readingAgreement':
      return <AgreementDialog actor={actor} />;
    case 'promotion':
      return <Promotion actor={actor} />;
    case 'reminder':
      return <Reminder actor={actor} />;
    case undefined:
      return null;
  }
};
