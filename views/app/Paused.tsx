import type { ReactNode } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { Glued } from '../parts/Glued.tsx';
import { t } from '../wording/wording.ts';

interface PausedProps {
  phone: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** A flow that the company has paused. It says nothing about earlier requests, whose outcome it does not know. */
export const Paused = ({ phone, onRetry, children }: PausedProps) => (
  <Failure
    title={t('paused')}
    hint={<Glued>{t('pausedHint', { phone })}</Glued>}
    retryLabel={t('tryAgain')}
    onRetry={onRetry}
  >
    {children}
  </Failure>
);
