import { useSelector } from '@xstate/react';
import { type RepaymentCodeRef, selectCode } from '../../machines/repaymentCode/selectors.ts';
import { formatDate } from '../format/date.ts';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { LineLink } from '../parts/LineLink.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { PaymentRules } from '../repay/PaymentRules.tsx';
import { useReport } from './ways.tsx';

export const Steps = ({
  steps,
  className = 'gap-1 pb-3',
}: {
  steps: readonly string[];
  className?: string;
}) => (
  <ol className={`grid list-decimal ps-marker ${className}`}>
    {steps.map((step, index) => (
      <li key={index}>
        <Glued>{step}</Glued>
      </li>
    ))}
  </ol>
);

/** How to pay by a code, and what happens next. The steps are the backend's; the illustrated ones are linked. */
export const HowToPay = ({ actor, steps }: { actor: RepaymentCodeRef; steps: readonly string[] }) => {
  const { code, order } = useSelector(actor, selectCode);
  const { channel = '', biller = '', postingTime = '', expiresAt = '' } = code ?? {};
  const report = useReport(actor);
  return (
    <>
      <Card title={channel && steps.length > 0 ? t('code.howTo', { channel }) : undefined}>
        {steps.length > 0 && <Steps steps={steps} />}
        <LineLink
          to="DRInstructions"
          query={{ ...order }}
          onOpen={() => actor.send({ type: 'instructions.chosen' })}
        >
          {t('code.pictures')}
        </LineLink>
      </Card>
      {(biller || postingTime || expiresAt) && (
        <Card>
          <Rows
            rows={[
              { text: t('code.biller'), value: biller },
              { text: t('code.posts'), value: postingTime },
              { text: t('code.until'), value: expiresAt && formatDate(expiresAt, { time: true }) },
            ]}
          />
        </Card>
      )}
      <Card title={t('next.title')}>
        <Steps
          steps={[
            postingTime ? t('next.posts', { time: postingTime }) : t('next.postsLater'),
            t('next.order'),
          ]}
        />
        {report && <LineLink {...report}>{t('help.missing')}</LineLink>}
      </Card>
      <PaymentRules />
    </>
  );
};
