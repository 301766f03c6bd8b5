import { useSelector } from '@xstate/react';
import {
  type LandingRef,
  selectAgreementState,
  selectLandingLink,
} from '../../machines/landing/selectors.ts';
import type { LegalText } from '../documents/legalText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { agreementText } from './agreement.ts';
import { PromotionPage } from './PromotionPage.tsx';

/** The document's own table of contents is left out: its links would change the hash, which names the page here. */
const Article = ({ agreement }: { agreement: LegalText }) => (
  <article lang="en" className="terms">
    <p>{agreement.intro}</p>
    {agreement.sections.map(({ id, title, text }) => (
      <section key={id} aria-labelledby={id}>
        <h2 className="section-title" id={id}>
          {title}
        </h2>
        {text.map((part) =>
          typeof part === 'string' ? (
            <p key={part}>{part}</p>
          ) : (
            <ul key={part[0]}>
              {part.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </section>
    ))}
    <p>{agreement.version}</p>
  </article>
);

const Terms = ({ actor }: { actor: LandingRef }) => {
  const state = useSelector(actor, selectAgreementState);
  const agreement = agreementText();
  if (state === 'shown' && agreement) return <Article agreement={agreement} />;
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
