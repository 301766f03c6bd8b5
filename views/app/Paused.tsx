import { Failure } from '../parts/Failure.tsx';
import { t } from '../wording/wording.ts';

interface PausedProps {
  /** The service phone. */
  phone: string;
  onRetry: () => void;
}

/** A flow that the lender has paused: says so, and that nothing was sent. */
export const Paused = ({ phone, onRetry }: PausedProps) => (
  <Failure
    title={t('paused')}
    hint={t('pausedHint', { phone })}
    retryLabel={t('tryAgain')}
    onRetry={onRetry}
  />
);
