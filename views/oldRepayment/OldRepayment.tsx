import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type OldRepaymentRef,
  selectAmount,
  selectBusy,
  selectCard,
  selectOffersWallet,
  selectContradicted,
  selectViewState,
  selectWay,
} from '../../machines/oldRepayment/selectors.ts';
import { lastFour } from '../../services/values/cardNumber.ts';
import { plainText } from '../../services/values/plainText.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Card } from '../parts/Card.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { useCan } from '../parts/useCan.ts';
import { langOf, t, type WordingKey } from '../wording/wording.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { OldRepaymentBanner } from './OldRepaymentBanner.tsx';

const ChosenCard = ({ actor }: { actor: OldRepaymentRef }) => {
  const card = useSelector(actor, selectCard);
  const query = useSelector(actor, ({ context }) => context.query);
  const canChoose = useCan(actor, { type: 'cards.opened' });
  return (
    <ScreenLink
      to="ynRepayChoose"
      query={query}
      className="line-link border-t-0"
      {...(!canChoose && { 'aria-disabled': true })}
      onOpen={() => actor.send({ type: 'cards.opened' })}
    >
      <span className="text-left">
        <span className="block text-small text-muted font-regular">{t('oldRepay.card')}</span>{' '}
        {card ? `${plainText(card.bankName)} ${lastFour(card.cardNo)}` : t('oldRepay.noneChosen')}
      </span>
      <Icon name="chevron" />
    </ScreenLink>
  );
};

const Actions = ({ actor }: { actor: OldRepaymentRef }) => {
  const busy = useSelector(actor, selectBusy);
  const canRepay = useCan(actor, { type: 'repayment.committed' });
  const canOpenWallet = useCan(actor, { type: 'walletPayment.requested' });
  const isWalletOffered = useSelector(actor, selectOffersWallet);
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
      {isWalletOffered && (
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

const Repayment = ({ actor }: { actor: OldRepaymentRef }) => {
  const amount = useSelector(actor, selectAmount);
  const market = useSelector(actor, ({ context }) => context.market);
  const contradicted = useSelector(actor, selectContradicted);
  const codeEntry = useSelector(actor, ({ children }) => children.codeEntry);
  const { repayDate = '' } = useSelector(actor, selectWay) ?? {};
  return (
    <>
      <OldRepaymentBanner amount={amount} day={repayDate} market={market} />
      {contradicted !== undefined && (
        <Card>
          {t('oldRepay.contradicted', {
            named: formatMoney(contradicted, market),
            asked: formatMoney(amount, market),
          })}
        </Card>
      )}
      <CodeEntry actor={codeEntry} />
    </>
  );
};

type Choice = (props: { actor: OldRepaymentRef; kind: 'primary' | 'secondary' }) => ReactNode;

const CheckOrder: Choice = (choice) => <ToOrder {...choice}>{t('oldRepay.checkOrder')}</ToOrder>;

const ToWallet: Choice = ({ actor, kind }) => (
  <Button kind={kind} onClick={() => actor.send({ type: 'walletPayment.requested' })}>
    {t('oldRepay.openWallet')}
  </Button>
);

interface Result {
  tone: 'green' | 'amber';
  title: WordingKey;
  hint?: WordingKey;
  /** The main one first. */
  choices: Choice[];
}

/** What is shown in place of the repayment. */
const results: Partial<Record<ReturnType<typeof selectViewState>, Result>> = {
  repaid: { tone: 'green', title: 'oldRepay.repaid', hint: 'oldRepay.repaidHint', choices: [CheckOrder] },
  settled: { tone: 'green', title: 'oldRepay.settled', hint: 'oldRepay.settledHint', choices: [CheckOrder] },
  unknown: { tone: 'amber', title: 'oldRepay.notKnown', choices: [ContactUs, CheckOrder] },
  walletRefused: {
    tone: 'amber',
    title: 'oldRepay.walletRefused',
    hint: 'oldRepay.walletRefusedHint',
    choices: [CheckOrder, ContactUs],
  },
  walletOpened: {
    tone: 'amber',
    title: 'oldRepay.walletOpened',
    hint: 'oldRepay.walletOpenedHint',
    choices: [ToWallet, CheckOrder],
  },
};

function Content({ actor }: { actor: OldRepaymentRef }) {
  const result = results[useSelector(actor, selectViewState)];
  if (!result) return <Repayment actor={actor} />;
  const { tone, title, hint, choices } = result;
  return (
    <>
      <div lang={langOf(t(title))}>
        <Notice tone={tone} title={t(title)}>
          {hint && t(hint)}
        </Notice>
      </div>
      <ButtonBar>
        {choices.map((Chosen, place) => (
          <Chosen key={place} actor={actor} kind={place === 0 ? 'primary' : 'secondary'} />
        ))}
      </ButtonBar>
    </>
  );
}

/** Old repayment: amount, chosen card and the SMS code (docs/product/oldRepayment.md#states). */
export const OldRepayment = ({ actor }: { actor: OldRepaymentRef }) => {
  const viewState = useSelector(actor, selectViewState);
  return (
    <ScreenPage
      actor={actor}
      title={t('oldRepay.title')}
      footer={viewState === 'repayment' && <Actions actor={actor} />}
    >
      <Loaded viewState={viewState} actor={actor}>
        <Content actor={actor} />
      </Loaded>
    </ScreenPage>
  );
};
