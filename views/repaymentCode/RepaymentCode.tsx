import { useSelector } from '@xstate/react';
import {
  type RepaymentCodeRef,
  selectCode,
  selectFace,
  selectIsEnlarged,
} from '../../machines/repaymentCode/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { FullScreen } from '../parts/codes/FullScreen.tsx';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Icon } from '../parts/Icon.tsx';
import { AmountBanner } from '../repay/AmountBanner.tsx';
import { PaymentRules } from '../repay/PaymentRules.tsx';
import { t } from '../wording/wording.ts';
import { CodePicture } from './CodePicture.tsx';

const tips = ['code.tip1', 'code.tip2', 'code.tip3', 'code.tip4'] as const;
const faultKeys = {
  checksum: 'code.checksum',
  amount: 'code.otherAmount',
  country: 'code.country',
} as const;

const Enlarge = ({ actor }: { actor: RepaymentCodeRef }) => (
  <Button kind="secondary" className="w-full" onClick={() => actor.send({ type: 'code.enlarged' })}>
    {t('code.enlarge')}
  </Button>
);

const TypedCode = ({ actor }: { actor: RepaymentCodeRef }) => {
  const code = useSelector(actor, selectCode);
  return (
    <Card title={t('code.code')}>
      <div className="grid gap-4">
        <CodeGroups code={code.payCode} />
        <Button onClick={() => actor.send({ type: 'copy.requested' })}>
          <Icon name="copy" /> {t('repay.copy')}
        </Button>
        <CodePicture {...code} />
        <Enlarge actor={actor} />
      </div>
    </Card>
  );
};

const ScannedCode = ({ actor }: { actor: RepaymentCodeRef }) => (
  <>
    <Card>
      <div className="grid gap-4">
        <div className="code-sheet">
          <CodePicture {...useSelector(actor, selectCode)} />
        </div>
        <Enlarge actor={actor} />
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

const Enlarged = ({ actor }: { actor: RepaymentCodeRef }) => {
  const code = useSelector(actor, selectCode);
  if (!useSelector(actor, selectIsEnlarged)) return null;
  return (
    <FullScreen
      title={code.amount === undefined ? t('code.title') : formatMoney(code.amount, code.market)}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closeLabel={t('close')}
    >
      <CodePicture {...code} isLarge />
      {code.isTyped && <CodeGroups code={code.payCode} />}
    </FullScreen>
  );
};

const Face = ({ actor }: { actor: RepaymentCodeRef }) => {
  const face = useSelector(actor, selectFace);
  const { fault, amount, market, isTyped } = useSelector(actor, selectCode);
  const goBack = () => actor.send({ type: 'back.chosen' });
  const money = amount === undefined ? '' : formatMoney(amount, market);
  if (face === 'refused' && fault)
    return (
      <Failure
        title={t('code.refused')}
        hint={`${t(faultKeys[fault], { amount: money })} ${t('code.refusedHint')}`}
        retryLabel={t('back')}
        onRetry={goBack}
      />
    );
  if (face === 'missing')
    return (
      <Failure
        title={t('code.missing')}
        hint={t('code.missingHint')}
        retryLabel={t('back')}
        onRetry={goBack}
      />
    );
  return (
    <>
      {money && <AmountBanner label={t('code.amount')} amount={money} />}
      {isTyped ? <TypedCode actor={actor} /> : <ScannedCode actor={actor} />}
      <PaymentRules />
      <Enlarged actor={actor} />
    </>
  );
};

/** Repayment code: a code to type, or a QR code to scan (spec §2). */
export const RepaymentCode = ({ actor }: { actor: RepaymentCodeRef }) => (
  <ScreenPage actor={actor} title={t('code.title')}>
    <Face actor={actor} />
  </ScreenPage>
);
