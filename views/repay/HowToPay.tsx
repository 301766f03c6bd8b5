import type { MadeCode } from '../../services/repay/stored.ts';
import { formatDate } from '../format/date.ts';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { LineButton } from '../parts/LineButton.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { type CodePageRef, useReport } from './useReport.ts';
import { PaymentRules } from './PaymentRules.tsx';

interface HowToPayProps {
  actor: CodePageRef;
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
  return (
    <>
      <Card title={channel && steps.length > 0 ? t('code.howTo', { channel }) : undefined}>
        {steps.length > 0 && (
          <ol className="grid list-decimal gap-1 pb-3 pl-5">
            {steps.map((step, index) => (
              <li key={index}>
                <Glued>{step}</Glued>
              </li>
            ))}
          </ol>
        )}
        <LineButton onClick={() => actor.send({ type: 'instructions.chosen' })}>
          {t('code.pictures')}
        </LineButton>
      </Card>
      {facts.length > 0 && (
        <Card>
          <Rows rows={facts} />
        </Card>
      )}
      <Card title={t('next.title')}>
        <ol className="grid list-decimal gap-1 pb-3 pl-5">
          <li>
            <Glued>{postingTime ? t('next.posts', { time: postingTime }) : t('next.postsLater')}</Glued>
          </li>
          <li>{t('next.order')}</li>
        </ol>
        {report && <LineButton onClick={report}>{t('help.missing')}</LineButton>}
      </Card>
      <PaymentRules />
    </>
  );
};
