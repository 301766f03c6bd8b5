import type { Company } from '../../machines/document/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { LenderLine } from '../parts/LenderLine.tsx';
import { t } from '../wording/wording.ts';

const advantages = ['quick', 'clear', 'flexible', 'safe'] as const;

export const AboutText = ({ company }: { company: Company }) => {
  const { appName, serviceEmail } = company;
  return (
    <>
      <section className="rounded-card bg-hero px-inset py-6 text-on-hero" aria-labelledby="welcome">
        <svg viewBox="0 0 120 64" className="mb-4 h-16 max-w-full" aria-hidden="true">
          <circle cx="34" cy="32" r="30" className="fill-on-theme" />
          <path
            d="M27 50V16h9a9 9 0 0 1 0 18h-9M21 22h28M21 28h28"
            fill="none"
            strokeWidth="4"
            className="stroke-theme"
          />
          <circle cx="88" cy="32" r="30" fill="none" strokeWidth="4" className="stroke-on-hero" />
          <path
            d="m75 33 9 9 17-19"
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            className="stroke-on-hero"
          />
        </svg>
        <h2 className="text-headline" id="welcome">
          {t('about.welcome', { appName })}
        </h2>
        <p className="mt-2">{t('about.welcomeText', { appName })}</p>
      </section>
      <Card title={t('about.mission')}>
        <p>{t('about.missionText')}</p>
      </Card>
      <Card title={t('about.advantages')}>
        <dl className="divide-y divide-line">
          {advantages.map((name) => (
            <div key={name} className="py-3">
              <dt className="font-strong">{t(`about.${name}`)}</dt>
              <dd className="text-muted">{t(`about.${name}Text`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('about.team')}>
        <p>{t('about.teamText')}</p>
      </Card>
      <Card title={t('about.contact')}>
        <p>{t('about.contactText')}</p>
        <a
          className="inline-flex min-h-11 items-center text-accent underline"
          href={`mailto:${serviceEmail}`}
        >
          {serviceEmail}
        </a>
        <LenderLine {...company} />
      </Card>
    </>
  );
};
