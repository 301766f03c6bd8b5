import { useSelector } from '@xstate/react';
import {
  paymentsInSight,
  type RepayRef,
  selectViewState,
  selectIsExpanded,
} from '../../machines/repay/selectors.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { AsOf } from '../parts/AsOf.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ProductHead } from '../parts/ProductHead.tsx';
import { PlanList } from '../parts/PlanList.tsx';
import { Rows } from '../parts/Rows.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { useCan } from '../parts/useCan.ts';
import { useRepayment } from './useRepayment.ts';
import { t } from '../wording/wording.ts';
import { Arrived } from './Arrived.tsx';
import { DefaultPayment } from './DefaultPayment.tsx';
import { Figures } from './Figures.tsx';
import { ChannelPicker, CodeMade, Drawing, NoSum } from './laterParts.ts';
import { PayActions } from './PayActions.tsx';
import { PaymentRules } from './PaymentRules.tsx';
import { RepaymentBanner } from './RepaymentBanner.tsx';

/** Detail rows that show before 'more' is tapped (docs/product/repay.md#limits). */
const rowsInSight = 2;

const Details = ({ actor }: { actor: RepayRef }) => {
  const { info } = useRepayment(actor);
  const isExpanded = useSelector(actor, selectIsExpanded);
  if (!info || (!info.productName && info.detail.length === 0)) return null;
  return (
    <Card>
      <ProductHead logo={info.productLogo} name={info.productName} />
      <Rows rows={isExpanded ? info.detail : info.detail.slice(0, rowsInSight)} />
      {info.detail.length > rowsInSight && (
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
  const { plan, market } = useRepayment(actor);
  if (!plan) return null;
  if (plan === 'unknown') return <Card>{t('plan.notKnown')}</Card>;
  const rest = plan.slice(paymentsInSight);
  return (
    <Card title={t('repay.plan')}>
      <PlanList payments={plan.slice(0, paymentsInSight)} market={market} />
      {rest.length > 0 && (
        <Fold label={t('repay.planRest', { n: rest.length })}>
          <PlanList payments={rest} market={market} />
        </Fold>
      )}
    </Card>
  );
};

const Instructions = ({ actor }: { actor: RepayRef }) => {
  const canOpen = useCan(actor, { type: 'instructions.chosen' });
  const { info, productId, orderId } = useRepayment(actor);
  if (!info?.isShowReyTop) return null;
  return (
    <ScreenLink
      to="DRInstructions"
      query={{ productId, orderId }}
      {...(!canOpen && { 'aria-disabled': true })}
      className="card flex flex-wrap items-center gap-4"
      onOpen={() => actor.send({ type: 'instructions.chosen' })}
    >
      <span className="aspect-square w-16 flex-none">
        <Drawing scene="form" />
      </span>
      <span className="flex grow basis-[8rem] items-center gap-4">
        <span className="flex-1 font-strong">{t('repay.howTo')}</span>
        <span className="chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </ScreenLink>
  );
};

/** Nothing of how to pay shows where nothing is due. */
const Repayment = ({ actor }: { actor: RepayRef }) => {
  const { info, isDelay, market, today, otherDay, arrival, hasNews, isDue, isUnknown, hasNoWay, ...payment } =
    useRepayment(actor);
  const { channel, amount, total } = payment;
  if (!info) return null;
  return (
    <>
      {amount ? (
        <RepaymentBanner info={info} isDelay={isDelay} now={today} market={market} />
      ) : (
        <NoSum info={info} now={today} market={market} />
      )}
      <AsOf day={otherDay} />
      {isDelay && <Plan actor={actor} />}
      {hasNews && (
        <output className="empty:absolute">{arrival && <Arrived arrival={arrival} market={market} />}</output>
      )}
      {hasNews && isDue && <ToOrder kind="secondary" actor={actor} />}
      {/* The sum with the chosen channel's fee. Without a fee, or with an unknown one, the banner and the button are enough. */}
      {isDue && !!channel?.fee && (
        <Card>
          <Figures toLoan={amount} fee={channel.fee} total={total} market={market} />
        </Card>
      )}
      {info.noticeMsg && <p className="px-inset text-small text-muted">{info.noticeMsg}</p>}
      <Details actor={actor} />
      {(isDue || isUnknown) && <Instructions actor={actor} />}
      {isDue && (
        <>
          <DefaultPayment actor={actor} />
          <PaymentRules />
        </>
      )}
      {hasNoWay && <Card>{t('repay.noChannels')}</Card>}
      <ChannelPicker actor={actor} />
    </>
  );
};

/** Instalment and extension (delay) repayment (docs/product/repay.md#screen). */
export const Repay = ({ actor }: { actor: RepayRef }) => {
  const { isDelay, market } = useRepayment(actor);
  const viewState = useSelector(actor, selectViewState);
  return (
    <ScreenPage
      actor={actor}
      title={t(isDelay ? 'repay.delayTitle' : 'repay.title')}
      footer={viewState === 'repayment' && <PayActions actor={actor} />}
      below={
        // The first row of an instalment plan repeats the banner; an extension's plan is what is paid for, and comes first.
        viewState === 'repayment' &&
        !isDelay && (
          <div className="page-main">
            <Plan actor={actor} />
          </div>
        )
      }
    >
      <Loaded viewState={viewState} actor={actor}>
        {viewState === 'codeMade' && <CodeMade actor={actor} />}
        {viewState === 'paid' && (
          <>
            <Arrived arrival={{ is: 'arrived', received: undefined, rest: 0 }} market={market} />
            <ToOrder actor={actor} />
          </>
        )}
        {viewState === 'repayment' && <Repayment actor={actor} />}
      </Loaded>
    </ScreenPage>
  );
};
