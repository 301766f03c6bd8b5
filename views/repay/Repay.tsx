import { useSelector } from '@xstate/react';
import {
  type RepayRef,
  selectAmount,
  selectChannel,
  selectFace,
  selectHasMoreRows,
  selectInfo,
  selectIsDelay,
  selectIsExpanded,
  selectMarket,
  selectPayment,
  selectRowCount,
} from '../../machines/repay/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Drawing } from '../instructions/Drawing.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Card } from '../parts/Card.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { AmountBanner } from './AmountBanner.tsx';
import { ChannelPicker, channelFacts } from './ChannelPicker.tsx';
import { DefaultPayment } from './DefaultPayment.tsx';
import { PaymentRules } from './PaymentRules.tsx';
import { LoadFailed } from '../app/LoadFailed.tsx';

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

const ChosenChannel = ({ actor }: { actor: RepayRef }) => {
  const channel = useSelector(actor, selectChannel);
  const amount = useSelector(actor, selectAmount);
  const market = useSelector(actor, selectMarket);
  return (
    channel && (
      <Card>
        <div className="flex items-center gap-3">
          <Logo src={channel.logo} name={channel.name} />
          <div className="grid flex-1">
            <span className="font-strong">{channel.name}</span>
            <span className="text-small text-muted">{channelFacts(channel, market).join(' · ')}</span>
          </div>
        </div>
        <Rows rows={[{ text: t('repay.exact'), value: formatMoney(amount + (channel.fee ?? 0), market) }]} />
      </Card>
    )
  );
};

const Actions = ({ actor }: { actor: RepayRef }) => {
  const payment = useSelector(actor, selectPayment);
  const hasChannels = (useSelector(actor, selectInfo)?.repayList.length ?? 0) > 0;
  const isBusy = payment === 'generating' || payment === 'opening';
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

const OutcomeUnknown = ({ actor }: { actor: RepayRef }) => {
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      open={useSelector(actor, selectPayment) === 'outcomeUnknown'}
      title={t('repay.unknown')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'payment.requested' })}>{t('repay.check')}</Button>
          <Button kind="plain" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      {t('repay.unknownHint')}
    </Dialog>
  );
};

const Face = ({ actor }: { actor: RepayRef }) => {
  const face = useSelector(actor, selectFace);
  const info = useSelector(actor, selectInfo);
  const isDelay = useSelector(actor, selectIsDelay);
  if (face === 'failed') return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} />;
  if (face === 'loading' || !info) return <Skeleton label={t('loading')} />;
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
      <OutcomeUnknown actor={actor} />
    </>
  );
};

/** Instalment and extension (delay) repayment (spec §2). */
export const Repay = ({ actor }: { actor: RepayRef }) => {
  const isDelay = useSelector(actor, selectIsDelay);
  const isShown = useSelector(actor, selectFace) === 'repayment';
  return (
    <ScreenPage
      actor={actor}
      title={t(isDelay ? 'repay.delayTitle' : 'repay.title')}
      footer={isShown && <Actions actor={actor} />}
    >
      <Face actor={actor} />
    </ScreenPage>
  );
};
