import { useSelector } from '@xstate/react';
import { noticesFor } from '../../machines/payment/channelSteps.ts';
import { sumOf } from '../../machines/parts/sum.ts';
import {
  type CodeInfo,
  type PayNotice,
  type PaymentNoticesRef,
  selectArrivalActor,
  selectCanShare,
  selectContractNumber,
  selectFace,
  selectInfo,
  selectMarket,
  selectOrder,
  selectPage,
  selectTimeLeft,
} from '../../machines/paymentNotices/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { missingPaymentText } from '../help/missingPayment.ts';
import { Arrival } from '../repay/Arrival.tsx';
import { ChannelSteps } from '../repay/ChannelSteps.tsx';
import { CodeFacts } from '../repay/CodeFacts.tsx';
import { CodeTools } from '../repay/CodeTools.tsx';
import { Expired, PaymentArrived } from '../repay/laterParts.ts';
import { TimeLeft } from '../repay/TimeLeft.tsx';
import { NextSteps } from '../repay/NextSteps.tsx';
import { PaymentRules } from '../repay/PaymentRules.tsx';
import { PaymentSum } from '../repay/PaymentSum.tsx';
import { SeeOrder } from '../repay/SeeOrder.tsx';
import { t } from '../wording/wording.ts';

const NoticeGroup = ({ notice }: { notice: PayNotice }) => (
  <Card title={notice.title}>
    <div className="grid gap-4">
      {notice.items.map(({ name, steps }, place) => (
        <div key={place}>
          <h3 className="font-strong">{name}</h3>
          <ol className="grid list-decimal gap-1 pl-5">
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
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
  const market = useSelector(actor, selectMarket);
  if (!info || !number) return null;
  const { code, defDetail } = info;
  const biller = code?.biller || defDetail?.title || '';
  const total = formatMoney(sumOf(info.amount, code?.fee).total, market);
  return (
    <Card>
      <div className="product-head">
        <Logo src={defDetail?.logo ?? ''} name={biller || t('notices.contract')} />
        <h2 className="product-name">{biller}</h2>
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
  const market = useSelector(actor, selectMarket);
  const order = useSelector(actor, selectOrder);
  const arrival = useSelector(actor, selectArrivalActor);
  const timeLeft = useSelector(actor, selectTimeLeft);
  const { code, defDetail } = info;
  const channel = code?.channel ?? '';
  const sum = sumOf(info.amount, code?.fee);
  return (
    <>
      <Arrival actor={arrival} market={market} />
      <PaymentSum
        label={t('notices.total')}
        sum={sum}
        market={market}
        channel={channel}
        logo={code?.logo ?? ''}
      >
        <TimeLeft actor={timeLeft} />
      </PaymentSum>
      <ContractNumber actor={actor} />
      {noticesFor(defDetail?.payNotice ?? [], channel).map((notice, index) => (
        <NoticeGroup key={index} notice={notice} />
      ))}
      <ChannelSteps
        channel={channel}
        steps={[]}
        onPictures={() => actor.send({ type: 'instructions.chosen' })}
      />
      <CodeFacts code={code} />
      <NextSteps
        postingTime={code?.postingTime ?? ''}
        onMissing={
          order &&
          (() => actor.send({ type: 'payment.missed', detail: missingPaymentText(order.orderId, code) }))
        }
      />
      <PaymentRules />
    </>
  );
};

const Face = ({ actor }: { actor: PaymentNoticesRef }) => {
  const page = useSelector(actor, selectPage);
  const { info, market } = page;
  const arrival = useSelector(actor, selectArrivalActor);
  switch (useSelector(actor, selectFace)) {
    case 'expired':
      return (
        <Expired
          arrival={arrival}
          market={market}
          onAnother={() => actor.send({ type: 'another.requested' })}
        />
      );
    case 'arrived':
      return (
        <PaymentArrived
          page={page}
          onOrder={() => actor.send({ type: 'order.chosen' })}
          onProof={(proof) => actor.send({ type: 'proof.requested', ...proof })}
        />
      );
    default:
      return info ? (
        <Shown actor={actor} info={info} />
      ) : (
        <Empty title={t('notices.empty')} hint={t('notices.emptyHint')}>
          <Button onClick={() => actor.send({ type: 'back.chosen' })}>{t('back')}</Button>
        </Empty>
      );
  }
};

/** Repayment code page 2: what is stored of the repayment, and how to pay it (docs/product/repaymentCode.md#screen). */
export const PaymentNotices = ({ actor }: { actor: PaymentNoticesRef }) => {
  const face = useSelector(actor, selectFace);
  const order = useSelector(actor, selectOrder);
  return (
    <ScreenPage
      actor={actor}
      title={t('notices.title')}
      footer={face === 'code' && order && <SeeOrder onOrder={() => actor.send({ type: 'order.chosen' })} />}
    >
      <Face actor={actor} />
    </ScreenPage>
  );
};
