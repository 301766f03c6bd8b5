import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { MadeCode } from '../../machines/payment/codePage.ts';
import type { PaymentNoticesRef } from '../../machines/paymentNotices/selectors.ts';
import {
  selectArrivalActor,
  selectCodeState,
  selectPayment,
  selectTimeLeft,
  walletLinkOf,
} from '../../machines/payment/codePageSelectors.ts';
import type { Sum } from '../../machines/screen/sum.ts';
import type { RepaymentCodeRef } from '../../machines/repaymentCode/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { missingPaymentText } from '../help/missingPayment.ts';
import { Button } from '../parts/Button.tsx';
import { t } from '../wording/wording.ts';
import { Arrival } from './Arrival.tsx';
import { Expired, PaymentArrived } from './laterParts.ts';
import { PaymentSteps } from './PaymentSteps.tsx';
import { PaymentSum } from './PaymentSum.tsx';
import { TimeLeft } from './TimeLeft.tsx';

type CodePageRef = RepaymentCodeRef | PaymentNoticesRef;

export const CodeArrival = ({ actor }: { actor: CodePageRef }) => {
  const { market } = useSelector(actor, selectPayment);
  return <Arrival actor={useSelector(actor, selectArrivalActor)} market={market} />;
};

interface CodePartProps {
  actor: CodePageRef;
  code: MadeCode | undefined;
}

export const CodeSum = ({ actor, code, label, sum }: CodePartProps & { label: string; sum: Sum }) => {
  const { market } = useSelector(actor, selectPayment);
  const timeLeft = useSelector(actor, selectTimeLeft);
  return (
    <PaymentSum label={label} sum={sum} market={market} channel={code?.channel ?? ''} logo={code?.logo ?? ''}>
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

/** Reports that the payment by a code does not show; undefined without its order. */
const useReport = (actor: CodePageRef, code: MadeCode | undefined) => {
  const { order } = useSelector(actor, selectPayment);
  return (
    order && (() => actor.send({ type: 'payment.missed', detail: missingPaymentText(order.orderId, code) }))
  );
};

export const HowToPay = ({ actor, code, steps }: CodePartProps & { steps: readonly string[] }) => (
  <PaymentSteps
    code={code}
    steps={steps}
    onPictures={() => actor.send({ type: 'instructions.chosen' })}
    onMissing={useReport(actor, code)}
  />
);

const CodeState = ({ actor, children }: { actor: CodePageRef; children: ReactNode }) => {
  const payment = useSelector(actor, selectPayment);
  const arrival = useSelector(actor, selectArrivalActor);
  const onPaid = useReport(actor, payment.info?.code);
  switch (useSelector(actor, selectCodeState)) {
    case 'expired':
      return (
        <Expired
          arrival={arrival}
          market={payment.market}
          onAnother={() => actor.send({ type: 'another.requested' })}
          onPaid={onPaid}
        />
      );
    case 'arrived':
      return (
        <PaymentArrived
          page={payment}
          onOrder={() => actor.send({ type: 'order.chosen' })}
          onProof={(proof) => actor.send({ type: 'proof.requested', ...proof })}
        />
      );
    default:
      return children;
  }
};

interface CodePageProps {
  actor: CodePageRef;
  title: string;
  /** The main action in place of 'I have paid'. */
  main?: ReactNode;
  children: ReactNode;
}

/** The frame of both code pages (docs/product/repaymentCode.md#screen), and the state that replaces an expired or paid code. */
export const CodePage = ({ actor, title, main, children }: CodePageProps) => {
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
            <Button className="w-full" onClick={() => actor.send({ type: 'order.chosen' })}>
              {t('code.paid')}
            </Button>
          )))
      }
    >
      <CodeState actor={actor}>{children}</CodeState>
    </ScreenPage>
  );
};
