import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectFailedBy } from '../../machines/screen/loads.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { later } from './later.tsx';
import { LoadFailed } from './LoadFailed.tsx';

const Refused = later(async () => (await import('./Refused.tsx')).Refused, ['outcomeUnknown']);

const Failed = ({ actor }: { actor: AnyActorRef }) => {
  const by = useSelector(actor, selectFailedBy);
  if (by === 'refusal') return <Refused actor={actor} />;
  return <LoadFailed by={by} onRetry={() => actor.send({ type: 'retry.requested' })} />;
};

interface LoadedProps {
  /** Any other view state is the content. */
  viewState: 'loading' | 'failed' | (string & {});
  actor: AnyActorRef;
  children: ReactNode;
}

export const Loaded = ({ viewState, actor, children }: LoadedProps) => {
  switch (viewState) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'failed':
      return <Failed actor={actor} />;
    default:
      return children;
  }
};
