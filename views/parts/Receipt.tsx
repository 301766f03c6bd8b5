import type { Receipt as ReceiptData } from '../../machines/loanConfirm/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from './Card.tsx';
import { PlanList } from './PlanList.tsx';
import { Rows } from './Rows.tsx';
import { t } from '../wording/wording.ts';

/** What the borrower has agreed to: sum, first payment, plan and documents. */
export const Receipt = ({ receipt, market }: { receipt: ReceiptData; market: boolean }) => {
  const { amount, received, plan, documents } = receipt;
  const [first] = plan;
  return (
    <Card title={t('receipt.title')}>
      <Rows
        rows={[
          { text: t('receipt.lent'), value: formatMoney(amount, market) },
          { text: t('receipt.received'), value: received === undefined ? '' : formatMoney(received, market) },
          {
            text: t('receipt.first'),
            value: first
              ? [formatMoney(first.amount, market), first.time && formatDate(first.time)]
                  .filter(Boolean)
                  .join(' · ')
              : '',
          },
          { text: t('receipt.documents'), value: documents.join(', ') },
        ]}
      />
      {plan.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-medium text-accent">{t('receipt.plan')}</summary>
          <PlanList payments={plan} market={market} />
        </details>
      )}
    </Card>
  );
};
