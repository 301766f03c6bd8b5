import { useSelector } from '@xstate/react';
import { useRepayment } from './useRepayment.ts';
import { type RepayRef, selectIsWarned } from '../../machines/repay/selectors.ts';
import { sumOf } from '../../services/values/sum.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { useCan } from '../parts/useCan.ts';
import { Arrived } from './Arrived.tsx';
import { sumLabel } from './Figures.tsx';
import { PaymentSum } from './PaymentSum.tsx';

const Warning = ({ actor, isReported }: { actor: RepayRef; isReported: boolean }) => (
  <Dialog
    title={t('repay.twoCodes')}
    onClose={() => actor.send({ type: 'dialog.closed' })}
    actions={
      <>
        <Button onClick={() => actor.send({ type: 'dialog.closed' })}>
          {t(isReported ? 'repay.wait' : 'repay.keepCode')}
        </Button>
        <Button kind="secondary" onClick={() => actor.send({ type: 'another.confirmed' })}>
          {t('repay.makeAnother')}
        </Button>
      </>
    }
  >
    {t(isReported ? 'repay.paidTwiceHint' : 'repay.twoCodesHint')}
  </Dialog>
);

/** A code that cannot be shown is not offered: its link is refused, or it has nothing to pay with here. One for something else than what is asked now is not recommended. */
const Made = ({ actor }: { actor: RepayRef }) => {
  const { amount, market, canShowCode, otherPurpose } = useRepayment(actor);
  if (!canShowCode)
    return (
      <Notice tone="amber" icon="alert" title={t('repay.codeNotShown')}>
        {t('repay.codeNotShownHint')}
      </Notice>
    );
  return (
    <Notice tone={otherPurpose ? 'amber' : 'green'} title={t('repay.codeMade')}>
      {otherPurpose
        ? t(`code.${otherPurpose}`, { amount: formatMoney(amount ?? 0, market) })
        : t('repay.codeMadeHint')}
    </Notice>
  );
};

/** A code that can still be paid: it is shown again, or another one is made after a warning. */
export const CodeMade = ({ actor }: { actor: RepayRef }) => {
  // After 'I have paid' nothing invites another payment.
  const { code, market, canShowCode: canShow, otherPurpose, arrival: reported } = useRepayment(actor);
  const canMakeAnother = useCan(actor, { type: 'another.requested' });
  return (
    <>
      {reported ? <Arrived arrival={reported} market={market} /> : <Made actor={actor} />}
      {code?.amount !== undefined && (
        <PaymentSum
          label={sumLabel(code.fee)}
          sum={sumOf(code.amount, code.fee)}
          market={market}
          channel={code.channel}
          logo={code.logo}
          listedFee={code.listedFee}
        >
          {code.expiresAt && (
            <p>
              {t('code.until')} <span className="whole">{formatDate(code.expiresAt, { time: true })}</span>
            </p>
          )}
        </PaymentSum>
      )}
      <ButtonBar>
        {canShow && (
          <Button
            kind={reported ? 'plain' : otherPurpose ? 'secondary' : 'primary'}
            onClick={() => actor.send({ type: 'code.opened' })}
          >
            {t('repay.openCode')}
          </Button>
        )}
        <Button
          kind={reported ? 'plain' : canShow ? 'secondary' : 'primary'}
          disabled={!canMakeAnother}
          onClick={() => actor.send({ type: 'another.requested' })}
        >
          {t('repay.otherWay')}
        </Button>
        <ToOrder kind="plain" actor={actor} />
      </ButtonBar>
      {useSelector(actor, selectIsWarned) && <Warning actor={actor} isReported={reported !== undefined} />}
    </>
  );
};
