import { useSelector } from '@xstate/react';
import {
  type RepaymentCodeRef,
  selectArrivalActor,
  selectCode,
  selectFace,
  selectHasPicture,
  selectIsEnlarged,
  selectTimeLeft,
} from '../../machines/repaymentCode/selectors.ts';
import { stepsFor } from '../../machines/payment/channelSteps.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { FullScreen } from '../parts/codes/FullScreen.tsx';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Failure } from '../parts/Failure.tsx';
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
import { CodePicture } from './CodePicture.tsx';

const tips = ['code.tip1', 'code.tip2', 'code.tip3', 'code.tip4'] as const;
const faultKeys = {
  checksum: 'code.checksum',
  unreadable: 'code.unreadable',
  amount: 'code.otherAmount',
  country: 'code.country',
} as const;

const Enlarge = ({ actor }: { actor: RepaymentCodeRef }) => (
  <Button kind="secondary" className="w-full" onClick={() => actor.send({ type: 'code.enlarged' })}>
    {t('code.enlarge')}
  </Button>
);

/** The code and its sum in words, to be kept or sent on. */
const shareText = ({ payCode, code, sum, market }: ReturnType<typeof selectCode>) =>
  [
    code?.channel,
    code?.biller,
    code?.reference || payCode,
    sum && formatMoney(sum.total, market),
    code?.expiresAt && `${t('code.until')}: ${formatDate(code.expiresAt, { time: true })}`,
  ]
    .filter(Boolean)
    .join('\n');

const Tools = ({ actor, canCopy }: { actor: RepaymentCodeRef; canCopy: boolean }) => {
  const code = useSelector(actor, selectCode);
  return (
    <CodeTools
      onCopy={canCopy ? () => actor.send({ type: 'copy.requested' }) : undefined}
      onCopySum={code.sum && (() => actor.send({ type: 'sumCopy.requested' }))}
      onShare={
        code.canShare
          ? () => actor.send({ type: 'share.requested', title: t('code.title'), text: shareText(code) })
          : undefined
      }
    />
  );
};

const TypedCode = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { payCode, image, isTyped } = useSelector(actor, selectCode);
  const hasPicture = useSelector(actor, selectHasPicture);
  return (
    <Card title={t('code.code')}>
      <div className="grid gap-4">
        <CodeGroups code={payCode} />
        <Tools actor={actor} canCopy />
        {hasPicture && (
          <>
            <CodePicture payCode={payCode} image={image} isTyped={isTyped} />
            <Enlarge actor={actor} />
          </>
        )}
      </div>
    </Card>
  );
};

const ScannedCode = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { payCode, image, isTyped } = useSelector(actor, selectCode);
  return (
    <>
      <Card>
        <div className="grid gap-4">
          <div className="code-sheet">
            <CodePicture payCode={payCode} image={image} isTyped={isTyped} />
          </div>
          <Enlarge actor={actor} />
          <Tools actor={actor} canCopy={false} />
        </div>
      </Card>
      <Card title={t('code.tips')}>
        <ol className="grid list-decimal gap-2 pl-5">
          {tips.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
        </ol>
      </Card>
    </>
  );
};

const Enlarged = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { payCode, image, isTyped, sum, market } = useSelector(actor, selectCode);
  if (!useSelector(actor, selectIsEnlarged)) return null;
  return (
    <FullScreen
      title={sum ? formatMoney(sum.total, market) : t('code.title')}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closeLabel={t('close')}
    >
      <CodePicture payCode={payCode} image={image} isTyped={isTyped} isLarge />
      {isTyped && <CodeGroups code={payCode} />}
    </FullScreen>
  );
};

/** The code came with a link: the company has not said here that it is this borrower's. */
const Unverified = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { otherAmount, market } = useSelector(actor, selectCode);
  return (
    <Notice tone="amber" title={t('code.unverified')}>
      {t('code.unverifiedHint')}
      {otherAmount !== undefined && (
        <p className="font-strong">{t('code.linkSays', { amount: formatMoney(otherAmount, market) })}</p>
      )}
    </Notice>
  );
};

const Code = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { sum, market, isTyped, code, info, order } = useSelector(actor, selectCode);
  const arrival = useSelector(actor, selectArrivalActor);
  const timeLeft = useSelector(actor, selectTimeLeft);
  const channel = code?.channel ?? '';
  return (
    <>
      <Arrival actor={arrival} market={market} />
      {!code && <Unverified actor={actor} />}
      {sum && (
        <PaymentSum
          label={t('code.amount')}
          sum={sum}
          market={market}
          channel={channel}
          logo={code?.logo ?? ''}
        >
          <TimeLeft actor={timeLeft} />
        </PaymentSum>
      )}
      {isTyped ? <TypedCode actor={actor} /> : <ScannedCode actor={actor} />}
      <ChannelSteps
        channel={channel}
        steps={stepsFor(info?.defDetail?.payNotice ?? [], channel)}
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
      <Enlarged actor={actor} />
    </>
  );
};

const Face = ({ actor }: { actor: RepaymentCodeRef }) => {
  const face = useSelector(actor, selectFace);
  const code = useSelector(actor, selectCode);
  const { fault, sum, market } = code;
  const arrival = useSelector(actor, selectArrivalActor);
  const goBack = () => actor.send({ type: 'back.chosen' });
  if (face === 'refused' && fault) {
    const amount = sum ? formatMoney(sum.total, market) : '';
    return (
      <Failure
        title={t('code.refused')}
        hint={`${t(faultKeys[fault], { amount })} ${t('code.refusedHint')}`}
        retryLabel={t('back')}
        onRetry={goBack}
      />
    );
  }
  if (face === 'missing')
    return (
      <Failure
        title={t('code.missing')}
        hint={t('code.missingHint')}
        retryLabel={t('back')}
        onRetry={goBack}
      />
    );
  if (face === 'expired')
    return (
      <Expired
        arrival={arrival}
        market={market}
        onAnother={() => actor.send({ type: 'another.requested' })}
      />
    );
  if (face === 'arrived')
    return (
      <PaymentArrived
        page={code}
        onOrder={() => actor.send({ type: 'order.chosen' })}
        onProof={(proof) => actor.send({ type: 'proof.requested', ...proof })}
      />
    );
  return <Code actor={actor} />;
};

/** Repayment code: a code to type, or a QR code to scan (docs/product/repaymentCode.md#screen), what it pays, and what happens next. */
export const RepaymentCode = ({ actor }: { actor: RepaymentCodeRef }) => {
  const face = useSelector(actor, selectFace);
  const { order } = useSelector(actor, selectCode);
  return (
    <ScreenPage
      actor={actor}
      title={t('code.title')}
      footer={face === 'code' && order && <SeeOrder onOrder={() => actor.send({ type: 'order.chosen' })} />}
    >
      <Face actor={actor} />
    </ScreenPage>
  );
};
