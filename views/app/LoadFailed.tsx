import { Failure } from '../parts/Failure.tsx';
import { t } from '../wording/wording.ts';

interface LoadFailedProps {
  /** The cause: only the connection is something that the user can fix. */
  by: 'connection' | 'lender';
  onRetry: () => void;
}

/** A page that could not load, with a retry (docs/product/calls.md). */
export const LoadFailed = ({ by, onRetry }: LoadFailedProps) => (
  <Failure
    title={t('loadFailed')}
    hint={t(by === 'connection' ? 'connectionHint' : 'loadFailedHint')}
    retryLabel={t('tryAgain')}
    onRetry={onRetry}
  />
);
