import { Button } from '../parts/Button.tsx';
import { t } from '../wording/wording.ts';

export const SeeOrder = ({ onOrder }: { onOrder: () => void }) => (
  <Button className="w-full" onClick={onOrder}>
    {t('code.paid')}
  </Button>
);
