import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

export const Paid = ({ onOrder }: { onOrder: () => void }) => (
  <>
    <Notice tone="green" title={t('repay.paid')}>
      {t('repay.paidHint')}
    </Notice>
    <Button onClick={onOrder}>{t('repay.order')}</Button>
  </>
);
