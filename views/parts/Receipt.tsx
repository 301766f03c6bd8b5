import type { Receipt as ReceiptData } from '../../machines/loanConfirm/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from './Card.tsx';
import { Fold } from './Fold.tsx';
import { PlanList } from './laterPlan.ts';
import { LineButton } from './LineButton.tsx';
import { Rows } from './Rows.tsx';
import { t } from '../wording/wording.ts';

interface ReceiptProps {
  receipt: ReceiptData;
  market: boolean;
  onDocuments?: () => void;
}

export const Receipt = ({ receipt, market, onDocuments }: ReceiptProps) => {
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
          { text: t('receipt.documents'), value: onDocuments ? '' : documents.join(', ') },
        ]}
      />
      {plan.length > 0 && (
        <Fold label={t('receipt.plan')}>
          <PlanList payments={plan} market={market} />
        </Fold>
      )}
      {onDocuments &&
        documents.map((title, position) => (
          // Documents are identified by their index.
          <LineButton key={position} onClick={onDocuments}>
            {title}
          </LineButton>
        ))}
    </Card>
  );
};
