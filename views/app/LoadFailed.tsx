import { Failure } from '../parts/Failure.tsx';
import { t } from '../wording/wording.ts';

/** A page that could not load: says so and offers to try again, in place (decisions §3). */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Failure title={t('loadFailed')} hint={t('loadFailedHint')} retryLabel={t('tryAgain')} onRetry={onRetry} />
);
