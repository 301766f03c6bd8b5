import { useSelector } from '@xstate/react';
import {
  type LandingRef,
  selectAgreementState,
  selectLandingLink,
} from '../../machines/promotion/landing/selectors.ts';
import { PlainWords } from '../document/PlainWords.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import type { Agreement } from './agreement.ts';
import { PromotionPage } from './PromotionPage.tsx';

interface AgreementPageProps {
  actor: LandingRef;
  agreement: Agreement;
}

const Terms = ({ actor, agreement: { Article } }: AgreementPageProps) => {
  const state = useSelector(actor, selectAgreementState);
  if (state === 'shown' && Article)
    return (
      <>
        <PlainWords of="loan" />
        <Article />
      </>
    );
  if (state === 'loading') return <Skeleton label={t('loading')} />;
  return (
    <Failure
      title={t('loadFailed')}
      hint={t('loadFailedHint')}
      retryLabel={t('tryAgain')}
      onRetry={() => actor.send({ type: 'agreement.requested' })}
    />
  );
};

export const AgreementPage = ({ actor, agreement }: AgreementPageProps) => (
  <PromotionPage actor={actor} title={t('promotion.agreement')}>
    <Terms actor={actor} agreement={agreement} />
    <a className="button button-secondary" href={useSelector(actor, selectLandingLink)}>
      {t('back')}
    </a>
  </PromotionPage>
);
