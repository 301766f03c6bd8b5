import { useSelector } from '@xstate/react';
import {
  type RepaymentCodeRef,
  selectCanShare,
  selectCode,
  selectViewState,
  selectHasPicture,
  selectIsEnlarged,
} from '../../machines/repaymentCode/selectors.ts';
import { stepsFor } from './channelSteps.ts';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { FullScreen } from '../parts/codes/FullScreen.tsx';
import { later } from '../app/later.tsx';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Failure } from '../parts/Failure.tsx';
import { AnotherCode } from './AnotherCode.tsx';
import { CodePage, CodeSum, Wallet } from './CodePage.tsx';
import { Arrival } from '../repay/Arrival.tsx';
import { CodeTools } from './CodeTools.tsx';
import { HowToPay } from './HowToPay.tsx';
import { t } from '../wording/wording.ts';
import { CodePicture } from './CodePicture.tsx';
import { Unverified } from './Unverified.tsx';

const SaveQrCode = later(async () => (await import('./SaveQrCode.tsx')).SaveQrCode);

const tips = ['code.tip1', 'code.tip2', 'code.tip3', 'code.tip4'] as const;

const Enlarge = ({ actor }: { actor: RepaymentCodeRef }) => (
  <Button kind="secondary" className="w-full" onClick={() => actor.send({ type: 'code.enlarged' })}>
    {t('code.enlarge')}
  </Button>
);

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
  const canShare = useSelector(actor, selectCanShare);
  return (
    <CodeTools
      isSecond={!code.code || !!code.code.appUrl}
      onCopy={canCopy ? () => actor.send({ type: 'copy.requested' }) : undefined}
      onCopySum={code.sum && (() => actor.send({ type: 'sumCopy.requested' }))}
      onShare={
        canShare
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
  const { payCode, image, isTyped, code } = useSelector(actor, selectCode);
  return (
    <>
      <Card>
        <div className="grid gap-4">
          <div className="code-sheet">
            <CodePicture payCode={payCode} image={image} isTyped={isTyped} />
          </div>
          <Enlarge actor={actor} />
          {code && payCode && <SaveQrCode payCode={payCode} />}
          <Tools actor={actor} canCopy={false} />
        </div>
      </Card>
      <Card title={t('code.tips')}>
        <ol className="grid list-decimal gap-2 ps-marker">
          {tips.map((tip) => (
            <li key={tip}>
              <Glued>{t(tip)}</Glued>
            </li>
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

const Code = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { sum, isTyped, code, info, order, otherAmount, market } = useSelector(actor, selectCode);
  return (
    <>
      <Arrival actor={useSelector(actor, ({ children }) => children.arrival)} market={market} />
      {!code && <Unverified order={order} otherAmount={otherAmount} market={market} />}
      {sum && <CodeSum actor={actor} code={code} label={t('code.amount')} sum={sum} />}
      <Wallet actor={actor} code={code} />
      {isTyped ? <TypedCode actor={actor} /> : <ScannedCode actor={actor} />}
      <HowToPay
        actor={actor}
        code={code}
        steps={stepsFor(info?.defDetail?.payNotice ?? [], code?.channel ?? '')}
      />
      <Enlarged actor={actor} />
    </>
  );
};

const CodeOrFailure = ({ actor }: { actor: RepaymentCodeRef }) => {
  const viewState = useSelector(actor, selectViewState);
  const { fault, sum, market } = useSelector(actor, selectCode);
  if (viewState === 'code') return <Code actor={actor} />;
  const amount = sum ? formatMoney(sum.total, market) : '';
  const reason = fault && t(fault === 'amount' ? 'code.otherAmount' : `code.${fault}`, { amount });
  return (
    <Failure
      title={t(`code.${viewState}`)}
      hint={[reason, t(`code.${viewState}Hint`)].filter(Boolean).join(' ')}
      retryLabel={t('back')}
      onRetry={() => actor.send({ type: 'back.chosen' })}
    />
  );
};

/** What is sure instead of a code that is not confirmed. */
const SureWay = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { order } = useSelector(actor, selectCode);
  return order ? (
    <AnotherCode actor={actor} className="w-full">
      {t('code.fromOrder')}
    </AnotherCode>
  ) : (
    <ContactUs actor={actor} kind="primary" className="w-full" />
  );
};

/** Repayment code: a code to type, or a QR code to scan (docs/product/repaymentCode.md#screen), its payment, and the next steps. */
export const RepaymentCode = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { code } = useSelector(actor, selectCode);
  return (
    <CodePage
      actor={actor}
      code={code}
      title={t('code.title')}
      main={code ? undefined : <SureWay actor={actor} />}
    >
      <CodeOrFailure actor={actor} />
    </CodePage>
  );
};
