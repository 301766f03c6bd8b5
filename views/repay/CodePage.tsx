import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { MadeCode } from '../../services/repay/stored.ts';
import { selectCodeState, selectPayment, walletLinkOf } from '../../machines/payment/codePageSelectors.ts';
import type { Sum } from '../../services/values/sum.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { t } from '../wording/wording.ts';
import type { CodePageRef } from './useReport.ts';
import { Expired, PaymentArrived, Used } from './laterParts.ts';
import { PaymentSum } from './PaymentSum.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface CodePartProps {
  actor: CodePageRef;
  code: MadeCode | undefined;
}

export const CodeSum = ({ actor, code, label, sum }: CodePartProps & { label: string; sum: Sum }) => {
  const { market } = useSelector(actor, selectPayment);
  const timeLeft = useSelector(actor, ({ children }) => children.timeLeft);
  return (
    <PaymentSum
      label={label}
      sum={sum}
      market={market}
      channel={code?.channel ?? ''}
      logo={code?.logo ?? ''}
      listedFee={code?.listedFee}
    >
      <TimeLeft actor={timeLeft} />
    </PaymentSum>
  );
};

/** Opens the channel's app, where the amount is filled in already. */
export const Wallet = ({ actor, code }: CodePartProps) =>
  walletLinkOf(code) && (
    <Button className="w-full" onClick={() => actor.send({ type: 'wallet.opened' })}>
      {t('code.openApp', { channel: code?.channel || t('code.app') })}
    </Button>
  );

const CodeState = ({ actor, children }: { actor: CodePageRef; children: ReactNode }) => {
  switch (useSelector(actor, selectCodeState)) {
    case 'expired':
      return <Expired actor={actor} />;
    case 'used':
      return <Used actor={actor} />;
    case 'arrived':
      return <PaymentArrived actor={actor} />;
    default:
      return children;
  }
};

interface CodePageProps extends CodePartProps {
  title: string;
  /** The main action in place of 'I have paid'. */
  main?: ReactNode;
  children: ReactNode;
}

/** The frame of both code pages (docs/product/repaymentCode.md#screen), and the state that replaces an expired, used or paid code. */
export const CodePage = ({ actor, code, title, main, children }: CodePageProps) => {
  const { order } = useSelector(actor, selectPayment);
  const isPayable = useSelector(actor, selectCodeState) === 'payable';
  return (
    <ScreenPage
      actor={actor}
      title={title}
      footer={
        isPayable &&
        (main ??
          (order && (
            <ToOrder kind={walletLinkOf(code) ? 'secondary' : 'primary'} className="w-full" actor={actor}>
              {t('code.paid')}
            </ToOrder>
          )))
      }
    >
      <CodeState actor={actor}>{children}</CodeState>
    </ScreenPage>
  );
};
