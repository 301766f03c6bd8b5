import { useSelector } from '@xstate/react';
import {
  type RepaymentCodeRef,
  selectCode,
  selectViewState,
  selectHasPicture,
  selectIsEnlarged,
} from '../../machines/repaymentCode/selectors.ts';
import { stepsFor } from './channelSteps.ts';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { FullScreen } from '../parts/codes/FullScreen.tsx';
import { later } from '../app/later.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Failure } from '../parts/Failure.tsx';
import { CodePage, CodeTools, Payable } from './CodePage.tsx';
import { t } from '../wording/wording.ts';
import { Steps } from './HowToPay.tsx';
import { CodePicture } from './CodePicture.tsx';
import { AnotherCode } from './ways.tsx';

const SaveQrCode = later(async () => (await import('./SaveQrCode.tsx')).SaveQrCode);

const tips = ['code.tip1', 'code.tip2', 'code.tip3', 'code.tip4'] as const;

/** A code to type, with a barcode where one may be scanned; otherwise a QR code. */
const CodeCard = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { payCode, image, isTyped, code } = useSelector(actor, selectCode);
  const hasPicture = useSelector(actor, selectHasPicture);
  const picture = <CodePicture payCode={payCode} image={image} isTyped={isTyped} />;
  const tools = <CodeTools actor={actor} title={t('code.title')} biller={code?.biller} canCopy={isTyped} />;
  return (
    <Card title={isTyped ? t('code.code') : undefined}>
      <div className="grid gap-4">
        {isTyped && <CodeGroups code={payCode} />}
        {isTyped && tools}
        {(hasPicture || !isTyped) && (
          <>
            {isTyped ? picture : <div className="code-sheet">{picture}</div>}
            <Button kind="secondary" className="w-full" onClick={() => actor.send({ type: 'code.enlarged' })}>
              {t('code.enlarge')}
            </Button>
          </>
        )}
        {!isTyped && code && payCode && <SaveQrCode payCode={payCode} />}
        {!isTyped && tools}
      </div>
    </Card>
  );
};

const Enlarged = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { payCode, image, isTyped, sum, market } = useSelector(actor, selectCode);
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

const CodeOrFailure = ({ actor }: { actor: RepaymentCodeRef }) => {
  const viewState = useSelector(actor, selectViewState);
  const isEnlarged = useSelector(actor, selectIsEnlarged);
  const { fault, sum, isTyped, code, info, market, order } = useSelector(actor, selectCode);
  if (viewState === 'code')
    return (
      <Payable
        actor={actor}
        sumLabel={t('code.amount')}
        steps={stepsFor(info?.defDetail?.payNotice ?? [], code?.channel ?? '')}
      >
        <CodeCard actor={actor} />
        {!isTyped && (
          <Card title={t('code.tips')}>
            <Steps steps={tips.map((tip) => t(tip))} className="gap-2" />
          </Card>
        )}
        {isEnlarged && <Enlarged actor={actor} />}
      </Payable>
    );
  const amount = sum ? formatMoney(sum.total, market) : '';
  const reason = fault && t(fault === 'amount' ? 'code.otherAmount' : `code.${fault}`, { amount });
  const goBack = () => actor.send({ type: 'back.chosen' });
  return (
    <Failure
      title={t(`code.${viewState}`)}
      hint={[reason, t(`code.${viewState}Hint`)].filter(Boolean).join(' ')}
      {...(!order && { retryLabel: t('back'), onRetry: goBack })}
    >
      {order && (
        <>
          <AnotherCode actor={actor}>{t('code.fromOrder')}</AnotherCode>
          <Button kind="plain" onClick={goBack}>
            {t('back')}
          </Button>
        </>
      )}
    </Failure>
  );
};

/** Repayment code: a code to type, or a QR code to scan (docs/product/repaymentCode.md#screen), its payment, and the next steps. */
export const RepaymentCode = ({ actor }: { actor: RepaymentCodeRef }) => (
  <CodePage actor={actor} title={t('code.title')}>
    <CodeOrFailure actor={actor} />
  </CodePage>
);
