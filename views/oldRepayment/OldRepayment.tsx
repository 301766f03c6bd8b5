import { useSelector } from '@xstate/react';
import {
  lastFour,
  type OldRepaymentRef,
  selectAmount,
  selectBusy,
  selectCard,
  selectContradicted,
  selectDay,
  selectViewState,
  selectOffersWallet,
} from '../../machines/oldRepayment/selectors.ts';
import { plainText } from '../../machines/screen/plainText.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Card } from '../parts/Card.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Help } from '../parts/Help.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useCan } from '../parts/useCan.ts';
import { langOf, t } from '../wording/wording.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { OldRepaymentBanner } from './OldRepaymentBanner.tsx';

const ChosenCard = ({ actor }: { actor: OldRepaymentRef }) => {
  const card = useSelector(actor, selectCard);
  return (
    <button
      type="button"
      className="line-link border-t-0"
      disabled={!useCan(actor, { type: 'cards.opened' })}
      onClick={() => actor.send({ type: 'cards.opened' })}
    >
      <span className="text-left">
        <span className="block text-small text-muted font-regular">{t('oldRepay.card')}</span>{' '}
        {card ? `${plainText(card.bankName)} ${lastFour(card.cardNo)}` : t('oldRepay.noneChosen')}
      </span>
      <Icon name="chevron" />
    </button>
  );
};

const Actions = ({ actor }: { actor: OldRepaymentRef }) => {
  const busy = useSelector(actor, selectBusy);
  const canRepay = useCan(actor, { type: 'repayment.committed' });
  const canOpenWallet = useCan(actor, { type: 'walletPayment.requested' });
  const offersWallet = useSelector(actor, selectOffersWallet);
  const amount = useSelector(actor, selectAmount);
  const market = useSelector(actor, ({ context }) => context.market);
  return (
    <div className="pay-actions">
      <ChosenCard actor={actor} />
      <Button
        busy={busy === 'committing'}
        disabled={!canRepay}
        onClick={() => actor.send({ type: 'repayment.committed' })}
      >
        {t('oldRepay.repay', { amount: formatMoney(amount, market) })}
      </Button>
      {offersWallet && (
        <Button
          kind="secondary"
          busy={busy === 'payingByWallet'}
          disabled={!canOpenWallet}
          onClick={() => actor.send({ type: 'walletPayment.requested' })}
        >
          {t('oldRepay.wallet')}
        </Button>
      )}
    </div>
  );
};

/** The URL has another amount than the company: both are shown, and the company's is paid. */
const Contradiction = (sums: { named: string; asked: string }) => (
  <Card>{t('oldRepay.contradicted', sums)}</Card>
);

const Repayment = ({ actor }: { actor: OldRepaymentRef }) => {
  const amount = useSelector(actor, selectAmount);
  const market = useSelector(actor, ({ context }) => context.market);
  const contradicted = useSelector(actor, selectContradicted);
  const codeEntry = useSelector(actor, ({ children }) => children.codeEntry);
  return (
    <>
      <OldRepaymentBanner amount={amount} day={useSelector(actor, selectDay)} market={market} />
      {contradicted !== undefined && (
        <Contradiction named={formatMoney(contradicted, market)} asked={formatMoney(amount, market)} />
      )}
      <CodeEntry actor={codeEntry} />
    </>
  );
};

const Content = ({ actor }: { actor: OldRepaymentRef }) => {
  const openOrder = () => actor.send({ type: 'order.chosen' });
  switch (useSelector(actor, selectViewState)) {
    case 'repaid':
      return (
        <>
          <div lang={langOf(t('oldRepay.repaid'))}>
            <Notice tone="green" title={t('oldRepay.repaid')}>
              {t('oldRepay.repaidHint')}
            </Notice>
          </div>
          <Button onClick={openOrder}>{t('oldRepay.checkOrder')}</Button>
        </>
      );
    case 'settled':
      return (
        <>
          <Notice tone="green" title={t('oldRepay.settled')}>
            {t('oldRepay.settledHint')}
          </Notice>
          <Button onClick={openOrder}>{t('oldRepay.checkOrder')}</Button>
        </>
      );
    case 'unknown':
      return (
        <>
          <Notice tone="amber" title={t('oldRepay.notKnown')} />
          <ButtonBar>
            <ContactUs actor={actor} kind="primary" />
            <Button kind="secondary" onClick={openOrder}>
              {t('oldRepay.checkOrder')}
            </Button>
          </ButtonBar>
        </>
      );
    case 'walletRefused':
      return (
        <>
          <Notice tone="amber" title={t('oldRepay.walletRefused')}>
            {t('oldRepay.walletRefusedHint')}
          </Notice>
          <ButtonBar>
            <Button onClick={openOrder}>{t('oldRepay.checkOrder')}</Button>
            <ContactUs actor={actor} kind="secondary" />
          </ButtonBar>
        </>
      );
    case 'walletOpened':
      return (
        <>
          <div lang={langOf(t('oldRepay.walletOpened'))}>
            <Notice tone="amber" title={t('oldRepay.walletOpened')}>
              {t('oldRepay.walletOpenedHint')}
            </Notice>
          </div>
          <ButtonBar>
            <Button onClick={() => actor.send({ type: 'walletPayment.requested' })}>
              {t('oldRepay.openWallet')}
            </Button>
            <Button kind="secondary" onClick={openOrder}>
              {t('oldRepay.checkOrder')}
            </Button>
          </ButtonBar>
        </>
      );
    default:
      return <Repayment actor={actor} />;
  }
};

/** Old repayment: amount, chosen card and the SMS code (docs/product/oldRepayment.md#states). */
export const OldRepayment = ({ actor }: { actor: OldRepaymentRef }) => {
  const viewState = useSelector(actor, selectViewState);
  const canAskHelp = useCan(actor, { type: 'help.chosen' });
  return (
    <ScreenPage
      actor={actor}
      title={t('oldRepay.title')}
      trailing={
        viewState === 'repayment' && <Help actor={actor} {...(!canAskHelp && { 'aria-disabled': true })} />
      }
      footer={viewState === 'repayment' && <Actions actor={actor} />}
    >
      <Loaded viewState={viewState} actor={actor}>
        <Content actor={actor} />
      </Loaded>
    </ScreenPage>
  );
};
