import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { selectSecondsLeft, selectTicker } from '../../machines/parts/smsCountdown.ts';
import {
  type OldRepaymentRef,
  selectAmount,
  selectBusy,
  selectCard,
  selectCode,
  selectCodeFault,
  selectCountdown,
  selectFace,
  selectMarket,
  selectOffersWallet,
  selectUnknown,
  selectVerifying,
} from '../../machines/oldRepayment/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Card } from '../parts/Card.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { TextField } from '../parts/TextField.tsx';
import { AmountBanner } from '../repay/AmountBanner.tsx';
import { t } from '../wording/wording.ts';
import { LoadFailed } from '../app/LoadFailed.tsx';

const faultKeys = { incomplete: 'oldRepay.incompleteCode', wrong: 'oldRepay.wrongCode' } as const;

/** What tries again an intent whose outcome nobody knows. */
const retries = {
  commit: 'repayment.requested',
  wallet: 'wallet.requested',
  confirm: 'code.confirmed',
  resend: 'code.requested',
} as const;

const ChosenCard = ({ actor }: { actor: OldRepaymentRef }) => {
  const card = useSelector(actor, selectCard);
  const isBusy = useSelector(actor, selectBusy) !== undefined;
  return (
    <Card title={t('oldRepay.card')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{card ? `${card.bankName} ${card.cardNo}` : t('oldRepay.noneChosen')}</p>
        <Button kind="plain" disabled={isBusy} onClick={() => actor.send({ type: 'cards.opened' })}>
          {t('oldRepay.change')}
        </Button>
      </div>
    </Card>
  );
};

const Actions = ({ actor }: { actor: OldRepaymentRef }) => {
  const busy = useSelector(actor, selectBusy);
  const offersWallet = useSelector(actor, selectOffersWallet);
  return (
    <ButtonBar>
      <Button
        busy={busy === 'committing'}
        disabled={busy !== undefined && busy !== 'committing'}
        onClick={() => actor.send({ type: 'repayment.requested' })}
      >
        {t('oldRepay.repay')}
      </Button>
      {offersWallet && (
        <Button
          kind="secondary"
          busy={busy === 'openingWallet' || busy === 'leaving'}
          disabled={busy === 'committing'}
          onClick={() => actor.send({ type: 'wallet.requested' })}
        >
          {t('oldRepay.wallet')}
        </Button>
      )}
    </ButtonBar>
  );
};

const SendAgain = ({ actor }: { actor: OldRepaymentRef }) => {
  const countdown = useSelector(actor, selectCountdown);
  const secondsLeft = useSelector(useSelector(countdown, selectTicker), selectSecondsLeft);
  const isSending = useSelector(actor, selectVerifying) === 'resending';
  return (
    <Button
      kind="plain"
      busy={isSending}
      {...(countdown && { 'aria-disabled': true })}
      onClick={() => actor.send({ type: 'code.requested' })}
    >
      {countdown ? t('oldRepay.sendAgainIn', { n: secondsLeft }) : t('oldRepay.sendAgain')}
    </Button>
  );
};

const CodeEntry = ({ actor }: { actor: OldRepaymentRef }) => {
  const verifying = useSelector(actor, selectVerifying);
  const code = useSelector(actor, selectCode);
  const fault = useSelector(actor, selectCodeFault);
  const isBusy = verifying === 'confirming' || verifying === 'resending';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);
  const cancel = () => actor.send({ type: 'dialog.closed' });
  const confirm = () => actor.send({ type: 'code.confirmed' });
  return (
    <Dialog
      open={verifying === 'typing' || isBusy}
      title={t('oldRepay.codeTitle')}
      onClose={isBusy ? undefined : cancel}
      actions={
        <>
          <Button busy={verifying === 'confirming'} disabled={verifying === 'resending'} onClick={confirm}>
            {t('oldRepay.confirm')}
          </Button>
          <SendAgain actor={actor} />
          <Button kind="plain" disabled={isBusy} onClick={cancel}>
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
          ref={field}
          label={t('oldRepay.code')}
          hint={t('oldRepay.codeHint')}
          error={fault && t(faultKeys[fault])}
          value={code}
          readOnly={isBusy}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(typed) => actor.send({ type: 'code.changed', code: typed })}
        />
      </form>
    </Dialog>
  );
};

const OutcomeUnknown = ({ actor }: { actor: OldRepaymentRef }) => {
  const unknown = useSelector(actor, selectUnknown);
  if (!unknown) return null;
  const close = () => actor.send({ type: 'dialog.closed' });
  const isResend = unknown === 'resend';
  return (
    <Dialog
      open
      title={t(isResend ? 'oldRepay.resendUnknown' : 'oldRepay.commitUnknown')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'order.opened' })}>{t('oldRepay.checkOrder')}</Button>
          <Button kind="secondary" onClick={() => actor.send({ type: retries[unknown] })}>
            {t('tryAgain')}
          </Button>
          <Button kind="plain" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      {t(isResend ? 'oldRepay.resendUnknownHint' : 'oldRepay.commitUnknownHint')}
    </Dialog>
  );
};

const Face = ({ actor }: { actor: OldRepaymentRef }) => {
  const amount = useSelector(actor, selectAmount);
  const market = useSelector(actor, selectMarket);
  switch (useSelector(actor, selectFace)) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'failed':
      return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} />;
    case 'repaid':
      return (
        <Empty title={t('oldRepay.repaid')} hint={t('oldRepay.repaidHint')}>
          <Button onClick={() => actor.send({ type: 'order.opened' })}>{t('oldRepay.checkOrder')}</Button>
        </Empty>
      );
    case 'repayment':
      return (
        <>
          <AmountBanner label={t('oldRepay.amount')} amount={formatMoney(amount, market)} />
          <ChosenCard actor={actor} />
          <Actions actor={actor} />
          <CodeEntry actor={actor} />
          <OutcomeUnknown actor={actor} />
        </>
      );
  }
};

/** Old repayment: amount, chosen card and the code of the text message (spec §4). */
export const OldRepayment = ({ actor }: { actor: OldRepaymentRef }) => (
  <ScreenPage actor={actor} title={t('oldRepay.title')}>
    <Face actor={actor} />
  </ScreenPage>
);
