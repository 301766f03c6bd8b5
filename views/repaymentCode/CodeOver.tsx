import { useSelector } from '@xstate/react';
import {
  type RepaymentCodeRef,
  selectCode,
  selectCodeState,
} from '../../machines/repaymentCode/selectors.ts';
import type { CodePage } from '../../machines/payment/codePage.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { lenderLines, written } from '../format/written.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { textPicture } from '../parts/textPicture.ts';
import { ToOrder } from '../parts/ToOrder.tsx';
import { Arrival } from '../repay/Arrival.tsx';
import { Arrived } from '../repay/Arrived.tsx';
import { t } from '../wording/wording.ts';
import { AnotherCode, useReport } from './ways.tsx';

/** The sum that the company names, otherwise the code's; empty when neither is known. */
const sumReceived = ({ info, found, market }: CodePage): string => {
  const named = found?.arrival.is === 'arrived' ? found.arrival.received : undefined;
  const sum = named ?? info?.code?.amount;
  return sum === undefined ? '' : formatMoney(sum, market);
};

const dayReceived = ({ arrivedAt }: CodePage): string =>
  arrivedAt === undefined ? '' : formatDate(String(arrivedAt));

export const paymentProof = (page: CodePage): string => {
  const { lender, order, info } = page;
  const sum = sumReceived(page);
  const day = dayReceived(page);
  return written([
    ...lenderLines(lender),
    info?.code?.product,
    order && `${t('help.missedOrder')}: ${order.orderId}`,
    sum ? `${t('repay.received')}: ${sum}` : t('repay.paid'),
    info?.code?.channel && `${t('help.missedChannel')}: ${info.code.channel}`,
    info?.code?.reference && `${t('help.missedCode')}: ${info.code.reference}`,
    day && t('repay.confirmedOn', { day }),
  ]);
};

const Expired = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { market, code } = useSelector(actor, selectCode);
  const report = useReport(actor);
  return (
    <>
      <Arrival actor={useSelector(actor, ({ children }) => children.arrival)} market={market} />
      <Notice tone="amber" title={t('code.expired')}>
        {t('code.expiredHint')}
      </Notice>
      <AnotherCode actor={actor} kind={code?.saidPaid ? 'plain' : 'primary'}>
        {t('code.another')}
      </AnotherCode>
      {report && (
        <ButtonLink kind="plain" {...report}>
          {t('code.paidWithIt')}
        </ButtonLink>
      )}
    </>
  );
};

/** A part of the payment by the code has arrived: another code is for the rest. */
const Used = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { found, market } = useSelector(actor, selectCode);
  return (
    <>
      {found && <Arrived arrival={found.arrival} market={market} />}
      <ButtonBar>
        <AnotherCode actor={actor}>{t('code.another')}</AnotherCode>
        <ToOrder kind="secondary" actor={actor} />
      </ButtonBar>
    </>
  );
};

/** The payment by a code has arrived: the amount, when it was found, and the proof of it. No other action is needed here. */
const Paid = ({ actor }: { actor: RepaymentCodeRef }) => {
  const page = useSelector(actor, selectCode);
  const proof = paymentProof(page);
  const picture = textPicture(proof);
  const sum = sumReceived(page);
  const day = dayReceived(page);
  const facts = [page.info?.code?.channel, day].filter(Boolean).join(' · ');
  return (
    <>
      {page.found && (
        <Arrived arrival={page.found.arrival} market={page.market}>
          {sum && (
            <p className="@container">
              <strong className="sum font-strong whole" style={sumStyle(sum)}>
                {sum}
              </strong>
            </p>
          )}
          {facts && (
            <p className="font-medium">
              <Glued>{facts}</Glued>
            </p>
          )}
        </Arrived>
      )}
      <ButtonBar>
        <ToOrder actor={actor} />
        <Button
          kind="secondary"
          onClick={() => actor.send({ type: 'proof.requested', title: t('repay.proofTitle'), text: proof })}
        >
          <span className="button-words">
            <Icon name="share" />
            {t('repay.proof')}
          </span>
        </Button>
        {picture && (
          <a className="button button-plain" download="proof-of-payment.png" href={picture}>
            {t('repay.proofPicture')}
          </a>
        )}
      </ButtonBar>
    </>
  );
};

/** Shown in place of a code that can no longer be used to pay. */
export const CodeOver = ({ actor }: { actor: RepaymentCodeRef }) => {
  switch (useSelector(actor, selectCodeState)) {
    case 'expired':
      return <Expired actor={actor} />;
    case 'used':
      return <Used actor={actor} />;
    case 'arrived':
      return <Paid actor={actor} />;
    default:
      return null;
  }
};
