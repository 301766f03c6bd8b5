import { Failure } from '../parts/Failure.tsx';
import { t } from '../wording/wording.ts';

interface LoadFailedProps {
  /** Users can fix only the connection. */
  by: 'connection' | 'backend';
  onRetry: () => void;
}

export const LoadFailed = ({ by, onRetry }: LoadFailedProps) => (
  <Failure
    title={t('loadFailed')}
    hint={t(by === 'connection' ? 'connectionHint' : 'loadFailedHint')}
    retryLabel={t('tryAgain')}
    onRetry={onRetry}
  />
);
