import { useSelector } from '@xstate/react';
import {
  type IntentKind,
  type OutcomeUnknownRef,
  selectCanCheck,
  selectCanRetry,
  selectCanTakeOtherWay,
  selectFace,
  selectIsEnded,
  selectKind,
  selectNews,
} from '../../machines/parts/outcomeUnknown/selectors.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { t } from '../wording/wording.ts';

/** What the words are about, for each call that cannot be undone. */
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
} as const satisfies Record<IntentKind, string>;

const hintOf = (topic: (typeof topics)[IntentKind], canRetry: boolean, isOtherWay: boolean) => {
  if (isOtherWay) return topic === 'loan' ? 'unknown.otherLoanHint' : 'unknown.otherPaymentHint';
  return canRetry ? 'unknown.hint' : 'unknown.leftHint';
};

const Question = ({ actor }: { actor: OutcomeUnknownRef }) => {
  const topic = topics[useSelector(actor, selectKind)];
  const face = useSelector(actor, selectFace);
  const news = useSelector(actor, selectNews);
  const canCheck = useSelector(actor, selectCanCheck);
  const canRetry = useSelector(actor, selectCanRetry);
  const canTakeOtherWay = useSelector(actor, selectCanTakeOtherWay);
  const isEnded = useSelector(actor, selectIsEnded);
  const isChecking = face === 'checking';
  const leave = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      open
      title={t(`unknown.${topic}`)}
      onClose={leave}
      actions={
        <>
          {(canCheck || isChecking) && (
            <Button busy={isChecking} onClick={() => actor.send({ type: 'check.requested' })}>
              {t(face === 'untold' || isChecking ? 'unknown.check' : 'unknown.checkAgain')}
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
              {t(topic === 'loan' ? 'unknown.otherLoan' : 'unknown.otherPayment')}
            </Button>
          )}
          <Button kind="plain" onClick={leave}>
            {t('unknown.leave')}
          </Button>
        </>
      }
    >
      <p>{t(isEnded ? 'unknown.endedHint' : hintOf(topic, canRetry, canTakeOtherWay))}</p>
      <output className="block">
        {face === 'notDone' && <p>{t(topic === 'complaint' ? 'unknown.notListed' : 'unknown.notDone')}</p>}
        {face === 'unclear' && <p>{t('unknown.unclear')}</p>}
        {news && <p>{t('unknown.news', { news })}</p>}
      </output>
    </Dialog>
  );
};

const Found = ({ actor }: { actor: OutcomeUnknownRef }) => {
  const topic = topics[useSelector(actor, selectKind)];
  const news = useSelector(actor, selectNews);
  return (
    <Dialog
      open
      title={t(`done.${topic}`)}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      actions={<Button onClick={() => actor.send({ type: 'result.accepted' })}>{t('unknown.goOn')}</Button>}
    >
      {news && t('unknown.news', { news })}
    </Dialog>
  );
};

/** The dialog about a call whose end nobody knows, with its three ways on. */
export const OutcomeUnknownDialog = ({ actor }: { actor: OutcomeUnknownRef }) =>
  useSelector(actor, selectFace) === 'settled' ? <Found actor={actor} /> : <Question actor={actor} />;
