import { useSelector } from '@xstate/react';
import type { MadeCode } from '../../services/repay/stored.ts';
import { type RepaymentCodeRef, selectCode } from '../../machines/repaymentCode/selectors.ts';
import { formatDate } from '../format/date.ts';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { LineLink } from '../parts/LineLink.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { PaymentRules } from '../repay/PaymentRules.tsx';
import { useReport } from './useReport.ts';

interface HowToPayProps {
  actor: RepaymentCodeRef;
  code: MadeCode | undefined;
  /** The backend's; the illustrated ones are linked. */
  steps: readonly string[];
}

const factsOf = (code: MadeCode | undefined) =>
  [
    { text: t('code.biller'), value: code?.biller },
    { text: t('code.posts'), value: code?.postingTime },
    { text: t('code.until'), value: code?.expiresAt && formatDate(code.expiresAt, { time: true }) },
  ].flatMap(({ text, value }) => (value ? [{ text, value }] : []));

/** How to pay by a code, and what happens next. */
export const HowToPay = ({ actor, code, steps }: HowToPayProps) => {
  const { channel = '', postingTime = '' } = code ?? {};
  const facts = factsOf(code);
  const report = useReport(actor, code);
  const { order } = useSelector(actor, selectCode);
  return (
    <>
      <Card title={channel && steps.length > 0 ? t('code.howTo', { channel }) : undefined}>
        {steps.length > 0 && (
          <ol className="grid list-decimal gap-1 pb-3 ps-marker">
            {steps.map((step, index) => (
              <li key={index}>
                <Glued>{step}</Glued>
              </li>
            ))}
          </ol>
        )}
        <LineLink
          to="DRInstructions"
          query={{ ...order }}
          onOpen={() => actor.send({ type: 'instructions.chosen' })}
        >
          {t('code.pictures')}
        </LineLink>
      </Card>
      {facts.length > 0 && (
        <Card>
          <Rows rows={facts} />
        </Card>
      )}
      <Card title={t('next.title')}>
        <ol className="grid list-decimal gap-1 pb-3 ps-marker">
          <li>
            <Glued>{postingTime ? t('next.posts', { time: postingTime }) : t('next.postsLater')}</Glued>
          </li>
          <li>{t('next.order')}</li>
        </ol>
        {report && <LineLink {...report}>{t('help.missing')}</LineLink>}
      </Card>
      <PaymentRules />
    </>
  );
};
