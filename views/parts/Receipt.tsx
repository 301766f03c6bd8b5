import type { ReactNode } from 'react';
import type { Receipt as ReceiptData } from '../../services/loanConfirm/receipt.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from './Card.tsx';
import { Fold } from './Fold.tsx';
import { PlanList } from './laterParts.ts';
import { Rows } from './Rows.tsx';
import { t } from '../wording/wording.ts';

interface ReceiptProps {
  receipt: ReceiptData;
  market: boolean;
  /** Its documents as links; otherwise their titles are a row. */
  children?: ReactNode;
}

export const Receipt = ({ receipt, market, children }: ReceiptProps) => {
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
          { text: t('receipt.documents'), value: children ? '' : documents.join(', ') },
        ]}
      />
      {plan.length > 0 && (
        <Fold label={t('receipt.plan')}>
          <PlanList payments={plan} market={market} />
        </Fold>
      )}
      {children}
    </Card>
  );
};
