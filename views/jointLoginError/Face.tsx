import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type JointLoginErrorRef, selectFace } from '../../machines/jointLoginError/selectors.ts';
import { Failure } from '../parts/Failure.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';

/** What stands for the page while its content is on the way or did not come; `children` is that content. */
export const Face = ({ actor, children }: { actor: JointLoginErrorRef; children: ReactNode }) => {
  switch (useSelector(actor, selectFace)) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'unavailable':
      return (
        <Failure
          title={t('loadFailed')}
          hint={t('loadFailedHint')}
          retryLabel={t('tryAgain')}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case 'shown':
      return children;
  }
};
