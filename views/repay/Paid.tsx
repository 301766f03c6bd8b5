import { Button } from '../parts/Button.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { t } from '../wording/wording.ts';

/** The payment has arrived: nothing else is left to do here. */
export const Paid = ({ onOrder }: { onOrder: () => void }) => (
  <>
    <StatusPanel tone="green" title={t('repay.paid')}>
      {t('repay.paidHint')}
    </StatusPanel>
    <Button onClick={onOrder}>{t('repay.order')}</Button>
  </>
);
