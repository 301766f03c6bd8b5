import { useSelector } from '@xstate/react';

import { noticesFor } from '../repay/channelSteps.ts';
import { selectCanShare } from '../../machines/payment/codePageSelectors.ts';
import { sumOf } from '../../services/values/sum.ts';
import {
  type PaymentNoticesRef,
  selectContractNumber,
  selectInfo,
} from '../../machines/paymentNotices/selectors.ts';
import type { CodeInfo } from '../../services/repay/stored.ts';
import type { PayNotice } from '../../services/repay/schema.ts';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Notice } from '../parts/Notice.tsx';
import { CodePage, CodeSum, Wallet } from '../repay/CodePage.tsx';
import { Arrival } from '../repay/Arrival.tsx';
import { CodeTools } from '../repay/CodeTools.tsx';
import { HowToPay } from '../repay/HowToPay.tsx';
import { t } from '../wording/wording.ts';

const NoticeGroup = ({ notice }: { notice: PayNotice }) => (
  <Card title={notice.title}>
    <div className="grid gap-4">
      {notice.items.map(({ name, steps }, place) => (
        <div key={place}>
          {name && name !== notice.title && <h3 className="font-strong">{name}</h3>}
          <ol className="grid list-decimal gap-1 pl-5">
            {steps.map((step, index) => (
              <li key={index}>
                <Glued>{step}</Glued>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </Card>
);

const ContractNumber = ({ actor }: { actor: PaymentNoticesRef }) => {
  const info = useSelector(actor, selectInfo);
  const number = useSelector(actor, selectContractNumber);
  const canShare = useSelector(actor, selectCanShare);
  const market = useSelector(actor, ({ context }) => context.market);
  if (!info) return null;
  if (!number) {
    return (
      <Notice tone="amber" title={t('code.missing')}>
        {t('code.missingHint')}
      </Notice>
    );
  }
  const { code, defDetail } = info;
  const biller = code?.biller || defDetail?.title || '';
  const total = formatMoney(sumOf(info.amount, code?.fee).total, market);
  return (
    <Card>
      <div className="product-head">
        <Logo src={defDetail?.logo ?? ''} name={biller || t('notices.contract')} />
        <h2 className="text-body">{biller}</h2>
      </div>
      <button
        type="button"
        className="grid w-full gap-1 pt-4 pb-4 text-center"
        onClick={() => actor.send({ type: 'copy.requested' })}
      >
        <span className="text-muted">{t('notices.contract')}</span>
        <CodeGroups code={number} />
        <span className="text-accent flex items-center justify-center gap-2 font-medium">
          <Icon name="copy" /> {t('notices.copyHint')}
        </span>
      </button>
      <CodeTools
        onCopySum={() => actor.send({ type: 'sumCopy.requested' })}
        onShare={
          canShare
            ? () =>
                actor.send({
                  type: 'share.requested',
                  title: t('notices.title'),
                  text: [code?.channel, biller, number, total].filter(Boolean).join('\n'),
                })
            : undefined
        }
      />
    </Card>
  );
};

const Shown = ({ actor, info }: { actor: PaymentNoticesRef; info: CodeInfo }) => {
  const { amount, code, defDetail } = info;
  const channel = code?.channel ?? '';
  return (
    <>
      <Arrival
        actor={useSelector(actor, ({ children }) => children.arrival)}
        market={useSelector(actor, ({ context }) => context.market)}
      />
      <CodeSum actor={actor} code={code} label={t('notices.total')} sum={sumOf(amount, code?.fee)} />
      <Wallet actor={actor} code={code} />
      <ContractNumber actor={actor} />
      {noticesFor(defDetail?.payNotice ?? [], channel).map((notice, index) => (
        <NoticeGroup key={index} notice={notice} />
      ))}
      <HowToPay actor={actor} code={code} steps={[]} />
    </>
  );
};

export const NothingStored = ({ onBack }: { onBack: () => void }) => (
  <Empty title={t('notices.empty')} hint={t('notices.emptyHint')}>
    <Button onClick={onBack}>{t('back')}</Button>
  </Empty>
);

/** Repayment code page 2: the stored repayment, and how to pay it (docs/product/repaymentCode.md#screen). */
export const PaymentNotices = ({ actor }: { actor: PaymentNoticesRef }) => {
  const info = useSelector(actor, selectInfo);
  return (
    <CodePage actor={actor} code={info?.code} title={t('notices.title')}>
      {info ? (
        <Shown actor={actor} info={info} />
      ) : (
        <NothingStored onBack={() => actor.send({ type: 'back.chosen' })} />
      )}
    </CodePage>
  );
};
