import { useSelector } from '@xstate/react';
import {
  type LandingRef,
  selectAgreementState,
  selectLandingLink,
} from '../../machines/landing/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { agreementText } from './agreement.ts';
import { PromotionPage } from './PromotionPage.tsx';

const Terms = ({ actor }: { actor: LandingRef }) => {
  const state = useSelector(actor, selectAgreementState);
  if (state === 'shown')
    return (
      <Card>
        {agreementText().map(({ title, text }) => (
          <section key={title} className="terms">
            <h2 className="section-title">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Card>
    );
  if (state === 'loading') return <Skeleton label={t('loading')} />;
  return (
    <Failure
      title={t('promotion.agreementFailed')}
      hint={t('loadFailedHint')}
      retryLabel={t('tryAgain')}
      onRetry={() => actor.send({ type: 'agreement.requested' })}
    />
  );
};

/** The agreement page: the loan terms, and the way back to the form. */
export const AgreementPage = ({ actor }: { actor: LandingRef }) => (
  <PromotionPage actor={actor} title={t('promotion.agreement')}>
    <Terms actor={actor} />
    <a className="button button-secondary" href={useSelector(actor, selectLandingLink)}>
      {t('back')}
    </a>
  </PromotionPage>
);
