import { useSelector } from '@xstate/react';
import {
  type PayNotice,
  type PaymentNoticesRef,
  selectInfo,
  selectMarket,
} from '../../machines/paymentNotices/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { AmountBanner } from '../repay/AmountBanner.tsx';
import { PaymentRules } from '../repay/PaymentRules.tsx';
import { t } from '../wording/wording.ts';

const Notice = ({ notice }: { notice: PayNotice }) => (
  <Card title={notice.title}>
    <div className="grid gap-4">
      {notice.items.map(({ name, steps }) => (
        <div key={name}>
          <h3 className="font-strong">{name}</h3>
          <ol className="grid list-decimal gap-1 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </Card>
);

const Face = ({ actor }: { actor: PaymentNoticesRef }) => {
  const info = useSelector(actor, selectInfo);
  const market = useSelector(actor, selectMarket);
  if (!info)
    return (
      <Empty title={t('notices.empty')} hint={t('notices.emptyHint')}>
        <Button onClick={() => actor.send({ type: 'back.chosen' })}>{t('back')}</Button>
      </Empty>
    );
  const { defDetail } = info;
  return (
    <>
      <AmountBanner label={t('notices.total')} amount={formatMoney(info.amount, market)} />
      {defDetail?.payCode && (
        <Card>
          <div className="product-head">
            <Logo src={defDetail.logo} name={defDetail.title || t('notices.contract')} />
            <h2 className="product-name">{defDetail.title}</h2>
          </div>
          <button
            type="button"
            className="grid w-full gap-1 pt-4 text-center"
            onClick={() => actor.send({ type: 'copy.requested' })}
          >
            <span className="text-small text-muted">{t('notices.contract')}</span>
            <CodeGroups code={defDetail.payCode} />
            <span className="text-accent flex items-center justify-center gap-2 font-medium">
              <Icon name="copy" /> {t('notices.copyHint')}
            </span>
          </button>
        </Card>
      )}
      {defDetail?.payNotice.map((notice) => (
        <Notice key={notice.title} notice={notice} />
      ))}
      <PaymentRules />
    </>
  );
};

/** Repayment code page 2: what is stored of the repayment, and how to pay it (spec §2). */
export const PaymentNotices = ({ actor }: { actor: PaymentNoticesRef }) => (
  <ScreenPage actor={actor} title={t('notices.title')}>
    <Face actor={actor} />
  </ScreenPage>
);
