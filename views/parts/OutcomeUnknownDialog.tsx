import { useSelector } from '@xstate/react';
import {
  type RequestKind,
  type OutcomeUnknownRef,
  selectCanCheck,
  selectCanGoOn,
  selectCanRetry,
  selectCanTakeOtherWay,
  selectViewState,
  selectIsBegun,
  selectReason,
} from '../../machines/pendingRequests/selectors.ts';
import { formatTime } from '../format/date.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { t, type WordingKey } from '../wording/wording.ts';

const topics = {
  push: 'loan',
  depush: 'loan',
  bind: 'account',
  bindFromOrder: 'account',
  makeCode: 'code',
  commit: 'repayment',
  confirm: 'repayment',
  payByWallet: 'repayment',
  resendCode: 'sms',
  complain: 'complaint',
  rateService: 'rating',
  rateApp: 'rating',
  register: 'registration',
} as const satisfies Record<RequestKind, string>;

type Topic = (typeof topics)[RequestKind] | 'request';
type Reason = ReturnType<typeof selectReason>;

/** A newer release may have stored a kind that this one does not know. */
const topicOf = (kind: RequestKind): Topic => (kind in topics ? topics[kind] : 'request');

const titleOf = (topic: Topic, reason: Reason, isBegun: boolean): WordingKey => {
  if (reason === 'forgetful') return 'unknown.forgetful';
  if (reason === 'alreadyDone' || reason === 'done') return isBegun ? 'answered.begun' : `answered.${topic}`;
  return reason === 'otherSession' ? `otherSession.${topic}` : `unknown.${topic}`;
};

const isPayment = (topic: Topic) => topic === 'code' || topic === 'repayment';

const hintOf = (topic: Topic, reason: Reason, canRetry: boolean): WordingKey => {
  switch (reason) {
    case 'otherWay':
    case 'alreadyDone':
      if (topic === 'loan') return 'unknown.otherLoanHint';
      return isPayment(topic) ? 'unknown.otherPaymentHint' : 'answered.againHint';
    case 'done':
      return 'answered.hint';
    case 'ended':
    case 'expired':
    case 'forgetful':
    case 'otherSession':
      return `unknown.${reason}Hint`;
    case 'unknown':
      return canRetry ? 'unknown.hint' : 'unknown.leftHint';
  }
};

const otherWayOf = (topic: Topic, reason: Reason): WordingKey => {
  if (reason === 'forgetful') return 'unknown.sendAnyway';
  if (reason === 'expired') return 'unknown.sendAgain';
  if (topic === 'loan') return 'unknown.otherLoan';
  return isPayment(topic) ? 'unknown.otherPayment' : 'unknown.sendAgain';
};

const Question = ({ actor }: { actor: OutcomeUnknownRef }) => {
  const topic = topicOf(useSelector(actor, ({ context }) => context.kind));
  const viewState = useSelector(actor, selectViewState);
  const news = useSelector(actor, ({ context }) => context.news);
  const canCheck = useSelector(actor, selectCanCheck);
  const canGoOn = useSelector(actor, selectCanGoOn);
  const canRetry = useSelector(actor, selectCanRetry);
  const canTakeOtherWay = useSelector(actor, selectCanTakeOtherWay);
  const reason = useSelector(actor, selectReason);
  const isBegun = useSelector(actor, selectIsBegun);
  const time = useSelector(actor, ({ context: { first } }) =>
    first === undefined || first.latest !== undefined ? t('unknown.time') : formatTime(first.since),
  );
  const isChecking = viewState === 'checking';
  const leave = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={t(titleOf(topic, reason, isBegun), { time })}
      onClose={leave}
      actions={
        <>
          {canGoOn && (
            <Button onClick={() => actor.send({ type: 'result.accepted' })}>{t('answered.open')}</Button>
          )}
          {(canCheck || isChecking) && (
            <Button
              kind={canGoOn ? 'secondary' : 'primary'}
              busy={isChecking}
              onClick={() => actor.send({ type: 'check.requested' })}
            >
              {t(viewState === 'unchecked' || isChecking ? 'unknown.check' : 'unknown.checkAgain')}
            </Button>
          )}
          {canRetry && (
            <Button
              kind={canCheck ? 'secondary' : 'primary'}
              onClick={() => actor.send({ type: 'retry.requested' })}
            >
              {t('tryAgain')}
            </Button>
          )}
          {canTakeOtherWay && (
            <Button kind="secondary" onClick={() => actor.send({ type: 'otherWay.chosen' })}>
              {t(otherWayOf(topic, reason))}
            </Button>
          )}
          <Button kind="plain" onClick={leave}>
            {t(reason === 'otherSession' ? 'unknown.notMe' : 'unknown.leave')}
          </Button>
        </>
      }
    >
      <p>{t(hintOf(topic, reason, canRetry))}</p>
      <output className="block">
        {viewState === 'notDone' && (
          <p>{t(topic === 'complaint' ? 'unknown.notListed' : 'unknown.notDone')}</p>
        )}
        {viewState === 'unclear' && <p>{t('unknown.unclear')}</p>}
        {news && <p>{t('unknown.news', { news })}</p>}
      </output>
    </Dialog>
  );
};

const Found = ({ actor }: { actor: OutcomeUnknownRef }) => {
  const topic = topicOf(useSelector(actor, ({ context }) => context.kind));
  const news = useSelector(actor, ({ context }) => context.news);
  return (
    <Dialog
      title={t(`done.${topic}`)}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      actions={<Button onClick={() => actor.send({ type: 'result.accepted' })}>{t('unknown.goOn')}</Button>}
    >
      {news && t('unknown.news', { news })}
    </Dialog>
  );
};

export const OutcomeUnknownDialog = ({ actor }: { actor: OutcomeUnknownRef }) =>
  useSelector(actor, selectViewState) === 'settled' ? <Found actor={actor} /> : <Question actor={actor} />;
