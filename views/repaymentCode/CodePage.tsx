import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { MadeCode } from '../../services/repay/stored.ts';
import {
  type RepaymentCodeRef,
  selectCode,
  selectCodeState,
  walletLinkOf,
} from '../../machines/repaymentCode/selectors.ts';
import type { Sum } from '../../services/values/sum.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { t } from '../wording/wording.ts';
import { CodeOver } from '../repay/laterParts.ts';
import { PaymentSum } from '../repay/PaymentSum.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface CodePartProps {
  actor: RepaymentCodeRef;
  code: MadeCode | undefined;
}

export const CodeSum = ({ actor, code, label, sum }: CodePartProps & { label: string; sum: Sum }) => {
  const { market } = useSelector(actor, selectCode);
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

interface CodePageProps extends CodePartProps {
  title: string;
  /** The main action in place of 'I have paid'. */
  main?: ReactNode;
  children: ReactNode;
}

/** The frame of both code pages (docs/product/repaymentCode.md#screen), and the state that replaces an expired, used or paid code. */
export const CodePage = ({ actor, code, title, main, children }: CodePageProps) => {
  const { order } = useSelector(actor, selectCode);
  const state = useSelector(actor, selectCodeState);
  const isPayable = state === 'payable';
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
      {state === undefined || isPayable ? children : <CodeOver actor={actor} />}
    </ScreenPage>
  );
};
