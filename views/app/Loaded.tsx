import type { ReactNode } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { LoadFailed } from './LoadFailed.tsx';

interface LoadedProps {
  /** What the screen shows now; everything but these two is its content. */
  face: 'loading' | 'failed' | (string & {});
  actor: { send: (event: { type: 'retry.requested' }) => void };
  children: ReactNode;
}

/** The content of a screen, and what stands in its place while it is on the way or did not come. */
export const Loaded = ({ face, actor, children }: LoadedProps) => {
  switch (face) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'failed':
      return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} />;
    default:
      return children;
  }
};
