import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type LandingRef,
  selectAgreementLink,
  selectAppName,
  selectDownloadLink,
  selectHelpLink,
  selectIsRegistered,
  selectPrivacyLink,
  selectCanLeave,
  selectTemplate,
  selectTemplateRefusal,
  selectTemplateState,
} from '../../machines/promotion/landing/selectors.ts';
import type { RegistrationRef } from '../../machines/promotion/registration/selectors.ts';
import { costRange } from '../../machines/site/selectors.ts';
import { underBase } from '../app/basePath.ts';
import { Picture } from '../parts/Picture.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Card } from '../parts/Card.tsx';
import { onPlainTap } from '../parts/plainTap.ts';
import { t } from '../wording/wording.ts';
import { Registered } from './Registered.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const Help = ({ actor }: { actor: LandingRef }) => {
  const link = underBase(useSelector(actor, selectHelpLink));
  const canLeave = useSelector(actor, selectCanLeave);
  return canLeave && <a href={link}>{t('help')}</a>;
};

const TemplateFailed = ({ actor }: { actor: LandingRef }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3.5 py-3" role="alert">
    <p className="basis-full">
      {useSelector(
        useSelector(actor, ({ context }) => context.template),
        selectTemplateRefusal,
      ) || t('promotion.templateFailed')}
    </p>
    <Button kind="plain" className="-my-2 px-0" onClick={() => actor.send({ type: 'retry.requested' })}>
      {t('tryAgain')}
    </Button>
    <Help actor={actor} />
  </div>
);

interface OfferProps {
  actor: LandingRef;
  /** In place of the banner, while its picture is not loaded. */
  placeholder?: ReactNode;
}

export const Offer = ({ actor, placeholder }: OfferProps) => {
  const template = useSelector(
    useSelector(actor, ({ context }) => context.template),
    selectTemplate,
  );
  const state = useSelector(actor, selectTemplateState);
  const app = useSelector(actor, selectAppName);
  // Reserves the banner's space, so that the form does not move when the banner arrives.
  return (
    <div className="offer" data-state={state}>
      <div className="offer-banner">
        {state === 'loading' && <output className="sr-only">{t('loading')}</output>}
        {state === 'failed' && <TemplateFailed actor={actor} />}
        {template?.banner &&
          (placeholder ?? (
            // The largest element of the page is fetched first.
            <Picture src={template.banner} alt="" fetchPriority="high" />
          ))}
      </div>
      <h2 className="offer-title">{template?.title || t('promotion.title', { app })}</h2>
      <p className="offer-slogan">{template?.slogan || t('promotion.slogan')}</p>
    </div>
  );
};

const PrivacyNotice = ({ actor }: { actor: LandingRef }) => {
  const link = useSelector(actor, selectPrivacyLink);
  const canLeave = useSelector(actor, selectCanLeave);
  return (
    <p className="-mt-1.5 mb-1 text-small text-muted [&>a]:block [&>a]:w-fit [&>a]:py-2.5">
      {t('promotion.privacy')}{' '}
      {/* On a line of its own: its tap area would push the lines of the text apart. */}
      <a
        href={link.startsWith('/') ? underBase(link) : link}
        aria-disabled={!canLeave || undefined}
        onClick={(event) => {
          if (!canLeave) event.preventDefault();
        }}
      >
        {t('promotion.privacyLink')}
      </a>
    </p>
  );
};

const Cost = ({ actor }: { actor: LandingRef }) => {
  const range = costRange(useSelector(actor, ({ context }) => context.environment));
  return (
    <div className="grid gap-2 text-small text-muted">
      {range && <p>{t('promotion.cost', { rate: range.monthlyRate, from: range.from, to: range.to })}</p>}
      <p>{t('promotion.advisory')}</p>
    </div>
  );
};

interface FormProps {
  actor: LandingRef;
  registration: RegistrationRef;
}

export const Form = ({ actor, registration }: FormProps) => {
  const template = useSelector(
    useSelector(actor, ({ context }) => context.template),
    selectTemplate,
  );
  const agreement = useSelector(actor, selectAgreementLink);
  return (
    <Card>
      <RegistrationForm
        actor={registration}
        applyLabel={template?.buttonText || t('promotion.apply')}
        privacy={<PrivacyNotice actor={actor} />}
      />
      <p className="mt-3 text-center text-small text-muted [&>a]:inline-block [&>a]:py-2.5">
        {t('promotion.agreeing')} <a href={agreement}>{t('promotion.agreement')}</a>
      </p>
    </Card>
  );
};

const Registering = ({ actor }: { actor: LandingRef }) => {
  const registration = useSelector(actor, ({ children }) => children.registration);
  if (!registration) return null;
  return (
    <>
      <Form actor={actor} registration={registration} />
      <Cost actor={actor} />
    </>
  );
};

const Settled = ({ actor }: { actor: LandingRef }) => (
  <>
    <Registered />
    <Card title={t('promotion.settled')}>{t('promotion.settledHint')}</Card>
    <ButtonBar>
      <a
        className="button button-primary"
        href={useSelector(actor, selectDownloadLink)}
        onClick={onPlainTap(() => actor.send({ type: 'download.chosen' }))}
      >
        {t('promotion.download')}
      </a>
    </ButtonBar>
  </>
);

export const LandingPage = ({ actor }: { actor: LandingRef }) => {
  const isSettled = useSelector(actor, selectIsRegistered);
  return (
    <PromotionPage actor={actor} title={useSelector(actor, selectAppName)}>
      <Offer actor={actor} />
      {isSettled ? <Settled actor={actor} /> : <Registering actor={actor} />}
    </PromotionPage>
  );
};
