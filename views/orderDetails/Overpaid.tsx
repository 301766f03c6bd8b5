import { formatMoney } from '../format/money.ts';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

export const Overpaid = ({ amount, market }: { amount: number; market: boolean }) => (
  <Notice tone="amber" title={t('order.overpaid', { amount: formatMoney(amount, market) })}>
    {t('order.overpaidHint')}
  </Notice>
);
