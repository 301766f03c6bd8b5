import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  isUnverified,
  type RepaymentCodeRef,
  selectCanShare,
  selectCode,
  selectCodeState,
  walletLinkOf,
} from '../../machines/repaymentCode/selectors.ts';
import { selectMinutesLeft, type TimeLeftRef } from '../../machines/payment/timeLeft.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { t } from '../wording/wording.ts';
import { Arrival } from '../repay/Arrival.tsx';
import { CodeOver } from '../repay/laterParts.ts';
import { PaymentSum } from '../repay/PaymentSum.tsx';
import { HowToPay } from './HowToPay.tsx';
import { Unverified } from './Unverified.tsx';
import { AnotherCode } from './ways.tsx';

const hour = 60;
const day = 24 * hour;

const formatMinutes = (minutes: number): string => {
  if (minutes >= 2 * day) return formatDaysLeft(Math.floor(minutes / day));
  if (minutes < hour) return t('code.minutesLeft', { n: minutes });
  return t('code.hoursLeft', { hours: Math.floor(minutes / hour), n: minutes % hour });
};

export const TimeLeft = ({ actor }: { actor: TimeLeftRef | undefined }) => {
  const minutes = useSelector(actor, selectMinutesLeft);
  return minutes === undefined ? null : <p className="font-medium">{formatMinutes(minutes)}</p>;
};

interface CodeToolsProps {
  actor: RepaymentCodeRef;
  title: string;
  biller: string | undefined;
  canCopy?: boolean;
}

/** Copies and shares a code and its sum. */
export const CodeTools = ({ actor, title, biller, canCopy = false }: CodeToolsProps) => {
  const { payCode, code, sum, market } = useSelector(actor, selectCode);
  const text = () =>
    [
      code?.channel,
      biller,
      code?.reference || payCode,
      sum && formatMoney(sum.total, market),
      code?.expiresAt && `${t('code.until')}: ${formatDate(code.expiresAt, { time: true })}`,
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <div className="code-tools">
      {canCopy && (
        <Button
          kind={code && !code.appUrl ? 'primary' : 'secondary'}
          onClick={() => actor.send({ type: 'copy.requested' })}
        >
          <Icon name="copy" /> {t('repay.copy')}
        </Button>
      )}
      {sum && (
        <Button kind="secondary" onClick={() => actor.send({ type: 'sumCopy.requested' })}>
          {t('code.copySum')}
        </Button>
      )}
      {useSelector(actor, selectCanShare) && (
        <Button kind="secondary" onClick={() => actor.send({ type: 'share.requested', title, text: text() })}>
          <Icon name="share" /> {t('code.share')}
        </Button>
      )}
    </div>
  );
};

interface PayableProps {
  actor: RepaymentCodeRef;
  sumLabel: string;
  /** The company's; the illustrated ones are linked. */
  steps?: readonly string[];
  children: ReactNode;
}

/** A code that can be paid by: its sum, itself, and how to pay. */
export const Payable = ({ actor, sumLabel, steps = [], children }: PayableProps) => {
  const page = useSelector(actor, selectCode);
  const { code, sum, otherAmount, market } = page;
  const timeLeft = useSelector(actor, (snapshot) => snapshot.children.timeLeft);
  return (
    <>
      {isUnverified(page) ? (
        <Unverified {...page} />
      ) : (
        otherAmount !== undefined && (
          <Notice
            tone="amber"
            icon="alert"
            title={t('code.linkSays', { amount: formatMoney(otherAmount, market) })}
          />
        )
      )}
      {sum && (
        <PaymentSum
          label={sumLabel}
          sum={sum}
          market={market}
          channel={code?.channel ?? ''}
          logo={code?.logo ?? ''}
          listedFee={code?.listedFee}
        >
          {code?.isDelay && <p>{t('code.extends')}</p>}
          <TimeLeft actor={timeLeft} />
        </PaymentSum>
      )}
      {/* The channel's app, where the amount is filled in already. */}
      {walletLinkOf(code) && (
        <Button className="w-full" onClick={() => actor.send({ type: 'wallet.opened' })}>
          {t('code.openApp', { channel: code?.channel || t('code.app') })}
        </Button>
      )}
      {children}
      <HowToPay actor={actor} steps={steps} />
    </>
  );
};

/** 'I have paid', or for a code that is not confirmed, what is sure instead. */
const MainAction = ({ actor }: { actor: RepaymentCodeRef }) => {
  const page = useSelector(actor, selectCode);
  if (!page.order) return isUnverified(page) && <ContactUs actor={actor} kind="primary" className="w-full" />;
  return isUnverified(page) ? (
    <AnotherCode actor={actor} className="w-full">
      {t('code.fromOrder')}
    </AnotherCode>
  ) : (
    <ToOrder kind={walletLinkOf(page.code) ? 'secondary' : 'primary'} className="w-full" actor={actor}>
      {t('code.paid')}
    </ToOrder>
  );
};

/** The frame of both code pages (docs/product/repaymentCode.md#screen), and the state that replaces an expired, used or paid code. */
export const CodePage = ({
  actor,
  title,
  children,
}: {
  actor: RepaymentCodeRef;
  title: string;
  children: ReactNode;
}) => {
  const state = useSelector(actor, selectCodeState);
  const isPayable = state === 'payable';
  const { market } = useSelector(actor, selectCode);
  const arrival = useSelector(actor, (snapshot) => snapshot.children.arrival);
  return (
    <ScreenPage actor={actor} title={title} footer={isPayable && <MainAction actor={actor} />}>
      <output className="stack empty:absolute">
        {isPayable ? <Arrival actor={arrival} market={market} /> : <CodeOver actor={actor} />}
      </output>
      {(state === undefined || isPayable) && children}
    </ScreenPage>
  );
};
