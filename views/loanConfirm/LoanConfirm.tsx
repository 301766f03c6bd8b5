import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectConfirmation,
  selectFace,
  selectIsOpening,
  selectMarket,
  selectOutcomeUnknown,
} from '../../machines/loanConfirm/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { OutcomeUnknown } from '../parts/OutcomeUnknown.tsx';
import { AmountBanner } from '../repay/AmountBanner.tsx';
import { t } from '../wording/wording.ts';
import { ConfirmActions } from './ConfirmActions.tsx';
import { ConfirmDialogs } from './ConfirmDialogs.tsx';
import { Consent } from './Consent.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Schedule, WrongSchedule } from './Schedule.tsx';
import { LoadFailed } from '../app/LoadFailed.tsx';

const Loan = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, selectConfirmation);
  const market = useSelector(actor, selectMarket);
  const isOpening = useSelector(actor, selectIsOpening);
  const outcomeUnknown = useSelector(actor, selectOutcomeUnknown);
  if (!loan) return null;
  return (
    <>
      {loan.comProductName && (
        <div className="product-head">
          <Logo src={loan.comProductLogo} name={loan.comProductName} />
          <h2 className="product-name">{loan.comProductName}</h2>
        </div>
      )}
      <AmountBanner label={t('confirm.amount')} amount={formatMoney(loan.amount, market)}>
        {t('confirm.term', { periods: loan.periods, unit: loan.termUnit })}
      </AmountBanner>
      <WrongSchedule actor={actor} />
      <Disclosure actor={actor} />
      {loan.details.length > 0 && (
        <Card title={t('confirm.details')}>
          <Rows rows={loan.details} />
        </Card>
      )}
      <Schedule actor={actor} />
      <Consent actor={actor} />
      <ConfirmDialogs actor={actor} />
      <OutcomeUnknown actor={outcomeUnknown} />
      <LoadingOverlay text={isOpening ? t('loading') : undefined} />
    </>
  );
};

const Face = ({ actor }: { actor: LoanConfirmRef }) => {
  switch (useSelector(actor, selectFace)) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'failed':
      return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} />;
    case 'confirmed':
      return (
        <>
          <StatusPanel tone="green" icon="check" title={t('confirm.done')}>
            {t('confirm.doneHint')}
          </StatusPanel>
          <Button onClick={() => actor.send({ type: 'order.chosen' })}>{t('confirm.order')}</Button>
        </>
      );
    case 'loan':
      return <Loan actor={actor} />;
  }
};

/** Loan confirm in its three editions (spec §2): each block draws its own part of the snapshot. */
export const LoanConfirm = ({ actor }: { actor: LoanConfirmRef }) => {
  const isShown = useSelector(actor, selectFace) === 'loan';
  return (
    <ScreenPage actor={actor} title={t('confirm.title')} footer={isShown && <ConfirmActions actor={actor} />}>
      <Face actor={actor} />
    </ScreenPage>
  );
};
