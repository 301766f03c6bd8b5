import { Button } from '../parts/Button.tsx';
import { t } from '../wording/wording.ts';

/** Who has paid goes on to the order, which tells whether it arrived. */
export const SeeOrder = ({ onOrder }: { onOrder: () => void }) => (
  <Button className="w-full" onClick={onOrder}>
    {t('code.paid')}
  </Button>
);
