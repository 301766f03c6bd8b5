import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type JointLoginErrorRef, selectFace } from '../../machines/jointLoginError/selectors.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { LoadFailed } from '../app/LoadFailed.tsx';

/** What stands for the page while its content is on the way or did not come; `children` is that content. */
export const Face = ({ actor, children }: { actor: JointLoginErrorRef; children: ReactNode }) => {
  switch (useSelector(actor, selectFace)) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'unavailable':
      return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} />;
    case 'shown':
      return children;
  }
};
