import { formatMoney } from '../format/money.ts';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { t } from '../wording/wording.ts';

/** More came in than was owed. */
export const Overpaid = ({ amount, market }: { amount: number; market: boolean }) => (
  <StatusPanel tone="amber" title={t('order.overpaid', { amount: formatMoney(amount, market) })}>
    {t('order.overpaidHint')}
  </StatusPanel>
);
