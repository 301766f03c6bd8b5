import { useSelector } from '@xstate/react';
import {
  type RepaymentCodeRef,
  selectCode,
  selectCodeState,
} from '../../machines/repaymentCode/selectors.ts';
import { sumStyle } from '../format/sumStyle.ts';
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
import { dayReceived, paymentProof, sumReceived } from './paymentProof.ts';
import { AnotherCode, useReport } from './ways.tsx';

interface CodeProps {
  actor: RepaymentCodeRef;
}

const Expired = ({ actor }: CodeProps) => {
  const { market } = useSelector(actor, selectCode);
  const report = useReport(actor);
  return (
    <>
      <Arrival actor={useSelector(actor, ({ children }) => children.arrival)} market={market} />
      <Notice tone="amber" title={t('code.expired')}>
        {t('code.expiredHint')}
      </Notice>
      <AnotherCode actor={actor}>{t('code.another')}</AnotherCode>
      {report && (
        <ButtonLink kind="plain" {...report}>
          {t('code.paidWithIt')}
        </ButtonLink>
      )}
    </>
  );
};

/** A part of the payment by the code has arrived: another code is for the rest. */
const Used = ({ actor }: CodeProps) => {
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
const Paid = ({ actor }: CodeProps) => {
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
export const CodeOver = ({ actor }: CodeProps) => {
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
