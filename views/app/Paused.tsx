import { Failure } from '../parts/Failure.tsx';
import { t } from '../wording/wording.ts';

interface PausedProps {
  phone: string;
  onRetry: () => void;
}

/** A flow that the company has paused. What was sent before it says nothing of: it does not know. */
export const Paused = ({ phone, onRetry }: PausedProps) => (
  <Failure
    title={t('paused')}
    hint={t('pausedHint', { phone })}
    retryLabel={t('tryAgain')}
    onRetry={onRetry}
  />
);
