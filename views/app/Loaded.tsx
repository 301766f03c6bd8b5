import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectFailedBy } from '../../machines/parts/loads.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { LoadFailed } from './LoadFailed.tsx';

interface LoadedProps {
  /** What the screen shows now; everything but these three is its content. */
  face: 'loading' | 'failed' | 'refused' | (string & {});
  actor: AnyActorRef;
  /** What stands there when the lender refused, a `Refused`: for a screen whose face can be `refused`. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** The content of a screen, and what stands in its place while it is on the way or did not come. */
export const Loaded = ({ face, actor, refusal, children }: LoadedProps) => {
  const by = useSelector(actor, selectFailedBy);
  switch (face) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'failed':
      return <LoadFailed by={by} onRetry={() => actor.send({ type: 'retry.requested' })} />;
    case 'refused':
      return refusal;
    default:
      return children;
  }
};
