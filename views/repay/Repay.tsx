import { useSelector } from '@xstate/react';
import {
  type RepayRef,
  selectAmount,
  selectFace,
  selectHasMoreRows,
  selectInfo,
  selectIsDelay,
  selectIsExpanded,
  selectMarket,
  selectOutcomeUnknown,
  selectPayment,
  selectRowCount,
} from '../../machines/repay/selectors.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Drawing } from '../instructions/Drawing.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Rows } from '../parts/Rows.tsx';
import { OutcomeUnknown } from '../parts/OutcomeUnknown.tsx';
import { t } from '../wording/wording.ts';
import { AmountBanner } from './AmountBanner.tsx';
import { ChannelPicker } from './ChannelPicker.tsx';
import { ChosenChannel } from './ChosenChannel.tsx';
import { CodeMade } from './CodeMade.tsx';
import { DefaultPayment } from './DefaultPayment.tsx';
import { Paid } from './Paid.tsx';
import { PaymentRules } from './PaymentRules.tsx';

const Banner = ({ actor }: { actor: RepayRef }) => {
  const info = useSelector(actor, selectInfo);
  const amount = useSelector(actor, selectAmount);
  const market = useSelector(actor, selectMarket);
  const isDelay = useSelector(actor, selectIsDelay);
  if (!info) return null;
  return (
    <AmountBanner
      label={isDelay ? info.delayInfo?.title || t('repay.delayAmount') : t('repay.amount')}
      amount={formatMoney(amount, market)}
    >
      {info.repayDate && `${t(isDelay ? 'repay.nextDate' : 'repay.date')}: ${formatDate(info.repayDate)}`}
    </AmountBanner>
  );
};

const Details = ({ actor }: { actor: RepayRef }) => {
  const info = useSelector(actor, selectInfo);
  const rowCount = useSelector(actor, selectRowCount);
  const hasMore = useSelector(actor, selectHasMoreRows);
  const isExpanded = useSelector(actor, selectIsExpanded);
  if (!info || (!info.productName && info.detail.length === 0)) return null;
  return (
    <Card>
      {info.productName && (
        <div className="product-head">
          <Logo src={info.productLogo} name={info.productName} />
          <h2 className="product-name">{info.productName}</h2>
        </div>
      )}
      <Rows rows={info.detail.slice(0, rowCount)} />
      {hasMore && (
        <Button
          kind="plain"
          className="w-full"
          aria-expanded={isExpanded}
          onClick={() => actor.send({ type: 'details.toggled' })}
        >
          {t(isExpanded ? 'repay.hide' : 'repay.more')}
        </Button>
      )}
    </Card>
  );
};

const Plan = ({ actor }: { actor: RepayRef }) => {
  const plan = useSelector(actor, selectInfo)?.repayPlan ?? [];
  const market = useSelector(actor, selectMarket);
  if (plan.length === 0) return null;
  return (
    <Card title={t('repay.plan')}>
      <ol className="divide-y divide-line">
        {plan.map(({ remark, title, amount, time }, index) => (
          // The plan has no keys of its own and never changes its order.
          <li key={index} className="flex justify-between gap-5 py-2">
            <span className="grid">
              <span className="font-medium">{title}</span>
              <span className="text-small text-muted">{remark}</span>
            </span>
            <span className="grid flex-none text-right whitespace-nowrap">
              {amount !== undefined && (
                <span className="font-strong tabular-nums">{formatMoney(amount, market)}</span>
              )}
              {time && <span className="text-small text-muted">{formatDate(time)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const Instructions = ({ actor }: { actor: RepayRef }) =>
  useSelector(actor, selectInfo)?.isShowReyTop && (
    <button
      type="button"
      className="card flex items-center gap-4 text-left"
      onClick={() => actor.send({ type: 'instructions.chosen' })}
    >
      <span className="w-16 flex-none">
        <Drawing scene="form" />
      </span>
      <span className="flex-1 font-strong">{t('repay.howTo')}</span>
      <Icon name="chevron" />
    </button>
  );

const Actions = ({ actor }: { actor: RepayRef }) => {
  const payment = useSelector(actor, selectPayment);
  const hasChannels = (useSelector(actor, selectInfo)?.repayList.length ?? 0) > 0;
  const isBusy = payment === 'generating';
  if (!hasChannels) return null;
  return (
    <ButtonBar>
      <Button busy={isBusy} onClick={() => actor.send({ type: 'payment.requested' })}>
        {t('repay.pay')}
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'channels.opened' })}>
        {t('repay.method')}
      </Button>
    </ButtonBar>
  );
};

const Due = ({ actor }: { actor: RepayRef }) => {
  const info = useSelector(actor, selectInfo);
  const isDelay = useSelector(actor, selectIsDelay);
  const outcomeUnknown = useSelector(actor, selectOutcomeUnknown);
  if (!info) return null;
  const hasWayToPay = info.repayList.length > 0 || info.defDetail?.payCode;
  return (
    <>
      <Banner actor={actor} />
      <ChosenChannel actor={actor} />
      {info.noticeMsg && <Card>{info.noticeMsg}</Card>}
      <Details actor={actor} />
      {isDelay && <Plan actor={actor} />}
      <Instructions actor={actor} />
      <DefaultPayment actor={actor} />
      {!hasWayToPay && <Card>{t('repay.noChannels')}</Card>}
      <PaymentRules />
      <ChannelPicker actor={actor} />
      <OutcomeUnknown actor={outcomeUnknown} />
    </>
  );
};

const Content = ({ actor }: { actor: RepayRef }) => {
  switch (useSelector(actor, selectFace)) {
    case 'codeMade':
      return <CodeMade actor={actor} />;
    case 'paid':
      return <Paid actor={actor} />;
    default:
      return <Due actor={actor} />;
  }
};

/** Instalment and extension (delay) repayment (spec §2). */
export const Repay = ({ actor }: { actor: RepayRef }) => {
  const isDelay = useSelector(actor, selectIsDelay);
  const face = useSelector(actor, selectFace);
  return (
    <ScreenPage
      actor={actor}
      title={t(isDelay ? 'repay.delayTitle' : 'repay.title')}
      footer={face === 'repayment' && <Actions actor={actor} />}
    >
      <Loaded face={face} actor={actor}>
        <Content actor={actor} />
      </Loaded>
    </ScreenPage>
  );
};
