import type { RepayRef } from '../../machines/repay/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { t } from '../wording/wording.ts';

/** A look found that the payment arrived. */
export const Paid = ({ actor }: { actor: RepayRef }) => (
  <>
    <StatusPanel tone="green" title={t('repay.paid')}>
      {t('repay.paidHint')}
    </StatusPanel>
    <Button onClick={() => actor.send({ type: 'order.chosen' })}>{t('repay.order')}</Button>
  </>
);
