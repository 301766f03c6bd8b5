import { Button } from '../parts/Button.tsx';
import { t } from '../wording/wording.ts';

/** After paying, the user continues to the order, which shows whether the payment arrived. */
export const SeeOrder = ({ onOrder }: { onOrder: () => void }) => (
  <Button className="w-full" onClick={onOrder}>
    {t('code.paid')}
  </Button>
);
