import { useSelector } from '@xstate/react';
import { selectPayment } from '../../machines/payment/codePageSelectors.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { textPicture } from '../parts/textPicture.ts';
import { t } from '../wording/wording.ts';
import type { CodePageRef } from './useReport.ts';
import { Extension } from './Arrived.tsx';
import { dayReceived, paymentProof, sumReceived } from './paymentProof.ts';

/** The payment by a code has arrived: the amount, when it was found, and the proof of it. No other action is needed here. */
export const PaymentArrived = ({ actor }: { actor: CodePageRef }) => {
  const page = useSelector(actor, selectPayment);
  const proof = paymentProof(page);
  const picture = textPicture(proof);
  const sum = sumReceived(page);
  const day = dayReceived(page);
  const facts = [page.info?.code?.channel, day].filter(Boolean).join(' · ');
  return (
    <>
      <Notice tone="green" title={t('repay.paid')}>
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
        {page.found && <Extension arrival={page.found.arrival} />}
        <p className="text-muted">{t('repay.paidHint')}</p>
      </Notice>
      <ButtonBar>
        <ToOrder actor={actor}>{t('repay.order')}</ToOrder>
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
