import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectDispute,
  selectIsOpening,
  selectPlanSum,
  selectReceipt,
  selectViewState,
} from '../../machines/loanConfirm/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Card } from '../parts/Card.tsx';
import { LenderLine } from '../parts/LenderLine.tsx';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { Receipt } from '../parts/laterParts.ts';
import { Rows } from '../parts/Rows.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';
import { ConfirmActions } from './ConfirmActions.tsx';
import { ConfirmDialogs } from './ConfirmDialogs.tsx';
import { AgreementList } from './Consent.tsx';
import { Disclosure } from './Disclosure.tsx';
import { ProductHead } from '../parts/ProductHead.tsx';
import { Schedule } from './Schedule.tsx';
import { Loaded } from '../app/Loaded.tsx';
import { formatMoney } from '../format/money.ts';

const Dispute = ({ actor }: { actor: LoanConfirmRef }) => {
  const dispute = useSelector(actor, selectDispute);
  const market = useSelector(actor, ({ context }) => context.market);
  const amount = formatMoney(useSelector(actor, ({ context }) => context.confirmation)?.amount ?? 0, market);
  const total = formatMoney(useSelector(actor, selectPlanSum), market);
  if (!dispute) return null;
  const hints = {
    unknown: t('confirm.unknownHint'),
    amount: t('confirm.wrongAmount'),
    total: t('confirm.wrongHint', { total, amount }),
    payment: t('confirm.wrongPayment'),
    received: t('confirm.wrongReceived', { amount }),
    fee: t('confirm.wrongFee'),
    agreement: t('confirm.unreadableHint'),
  };
  const titles = { unknown: t('confirm.unknown'), agreement: t('confirm.unreadable') };
  const title = dispute === 'unknown' || dispute === 'agreement' ? titles[dispute] : t('confirm.wrong');
  return (
    <div role="alert">
      <Notice tone="red" title={title}>
        {hints[dispute]}
      </Notice>
    </div>
  );
};

const Loan = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, ({ context }) => context.confirmation);
  const environment = useSelector(actor, ({ context }) => context.environment);
  const isOpening = useSelector(actor, selectIsOpening);
  if (!loan) return null;
  return (
    <>
      <ProductHead logo={loan.comProductLogo} name={loan.comProductName} />
      <Dispute actor={actor} />
      <Disclosure actor={actor} />
      <Schedule actor={actor} />
      <AgreementList actor={actor} />
      {loan.details.length > 0 && (
        <Card title={t('confirm.details')}>
          <Rows rows={loan.details} />
        </Card>
      )}
      <LenderLine {...environment} />
      <ConfirmDialogs actor={actor} />
      <LoadingOverlay text={isOpening ? t('loading') : undefined} />
    </>
  );
};

const Confirmed = ({ actor }: { actor: LoanConfirmRef }) => {
  const receipt = useSelector(actor, selectReceipt);
  const { productId, orderId } = useSelector(actor, ({ context }) => context);
  const market = useSelector(actor, ({ context }) => context.market);
  return (
    <>
      <Notice tone="green" title={t('confirm.done')}>
        {t('confirm.doneHint')}
      </Notice>
      {receipt && <Receipt receipt={receipt} market={market} />}
      <ButtonLink
        to="loanDetailUrl"
        query={{ productId, orderId, from: 'confirm' }}
        onOpen={() => actor.send({ type: 'order.chosen' })}
      >
        {t('confirm.order')}
      </ButtonLink>
    </>
  );
};

/** Loan confirmation in its three editions (docs/product/loanConfirm.md#screen): each block renders its own part of the snapshot. */
export const LoanConfirm = ({ actor }: { actor: LoanConfirmRef }) => {
  const viewState = useSelector(actor, selectViewState);
  const actions = viewState === 'loan' && <ConfirmActions actor={actor} />;
  return (
    <ScreenPage actor={actor} title={t('confirm.title')} footer={actions}>
      <Loaded viewState={viewState} actor={actor}>
        {viewState === 'confirmed' ? <Confirmed actor={actor} /> : <Loan actor={actor} />}
      </Loaded>
    </ScreenPage>
  );
};
