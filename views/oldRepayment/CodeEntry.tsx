import { useSelector } from '@xstate/react';
import { type CodeEntryRef, normaliseCode, selectCodeStep } from '../../machines/oldRepayment/selectors.ts';
import { selectTimeLeft } from '../../machines/payment/smsCountdownSelectors.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useFaultFocus } from '../parts/faultFocus.ts';
import { TextField } from '../parts/TextField.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';

const faultKeys = { incomplete: 'oldRepay.incompleteCode', wrong: 'oldRepay.wrongCode' } as const;

const SendAgain = ({ actor }: { actor: CodeEntryRef }) => {
  const countdown = useSelector(actor, ({ children }) => children.smsCountdown);
  const time = useSelector(countdown, selectTimeLeft);
  const step = useSelector(actor, selectCodeStep);
  return (
    <Button
      kind="plain"
      busy={step === 'resendingCode'}
      disabled={!useCan(actor, { type: 'code.requested' })}
      {...(countdown && { 'aria-disabled': true })}
      onClick={() => actor.send({ type: 'code.requested' })}
    >
      {countdown ? t('oldRepay.sendAgainIn', { time }) : t('oldRepay.sendAgain')}
    </Button>
  );
};

const CodeDialog = ({ actor }: { actor: CodeEntryRef }) => {
  const step = useSelector(actor, selectCodeStep);
  const code = useSelector(actor, ({ context }) => context.code);
  const fault = useSelector(actor, ({ context }) => context.codeFault);
  const canConfirm = useCan(actor, { type: 'repayment.confirmed' });
  const canCancel = useCan(actor, { type: 'dialog.closed' });
  useFaultFocus(actor);
  const cancel = () => actor.send({ type: 'dialog.closed' });
  const confirm = () => actor.send({ type: 'repayment.confirmed' });
  return (
    <Dialog
      title={t('oldRepay.codeTitle')}
      onClose={canCancel ? cancel : undefined}
      actions={
        <>
          <Button busy={step === 'confirming'} disabled={!canConfirm} onClick={confirm}>
            {t('oldRepay.confirm')}
          </Button>
          <SendAgain actor={actor} />
          <Button kind="plain" disabled={!canCancel} onClick={cancel}>
            {t('oldRepay.cancel')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextField
          name="code"
          label={t('oldRepay.code')}
          hint={t('oldRepay.codeHint')}
          error={fault && t(faultKeys[fault])}
          value={code}
          readOnly={step !== 'typing'}
          inputMode="numeric"
          autoComplete="one-time-code"
          cleaned={normaliseCode}
          onChange={(typed) => actor.send({ type: 'code.changed', code: typed })}
        />
      </form>
    </Dialog>
  );
};

const Open = ({ actor }: { actor: CodeEntryRef }) =>
  useSelector(actor, selectCodeStep) !== undefined && <CodeDialog actor={actor} />;

export const CodeEntry = ({ actor }: { actor: CodeEntryRef | undefined }) => actor && <Open actor={actor} />;
