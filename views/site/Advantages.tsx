import { useSelector } from '@xstate/react';
import { selectRegistrationAddress, type SiteRef } from '../../machines/site/selectors.ts';
import { underBase } from '../app/basePath.ts';
import { t } from '../wording/wording.ts';
import { CostExample } from './CostExample.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { column } from './SiteFrame.tsx';
import { SiteLink } from './SiteLink.tsx';

const figures = ['decision', 'money', 'term'] as const;

const advantages = [
  ['quick', 'M13 3 5 14h6l-1 7 9-12h-6z'],
  ['clear', 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h3'],
  ['flexible', 'M4 9a8 8 0 0 1 14-3l2 2M20 3v5h-5M20 15a8 8 0 0 1-14 3l-2-2M4 21v-5h5'],
  ['safe', 'M12 3l7 3v6c0 5-3 7-7 9-4-2-7-4-7-9V6zM9 12l2 2 4-4'],
] as const;

const Hero = ({ actor }: { actor: SiteRef }) => {
  const example = useSelector(actor, ({ context }) => context.example);
  return (
    <div className="bg-hero text-on-hero">
      <div
        className={`${column} grid grid-cols-1 items-end gap-8 pt-10 min-[48rem]:grid-cols-[3fr_2fr] min-[48rem]:pt-16`}
      >
        <div className="pb-10 min-[48rem]:pb-16">
          <h1 className="text-[min(clamp(1.750rem,5vw+1rem,4rem),13vw)] leading-[1.050]">
            {t('site.headline')}
          </h1>
          <p className="mt-5 max-w-[34rem] text-title">{t('site.lead')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a
              className="button bg-on-theme text-theme focus-visible:outline-on-hero"
              href={underBase(useSelector(actor, selectRegistrationAddress))}
            >
              {t('site.apply')}
            </a>
            <SiteLink
              actor={actor}
              to="siteLoan"
              className="button border-current focus-visible:outline-on-hero"
            >
              {t('site.how')}
            </SiteLink>
          </p>
        </div>
        {example && <ProductPicture example={example} />}
      </div>
    </div>
  );
};

const Figures = () => (
  <dl className={`${column} grid gap-6 min-[40rem]:grid-cols-3`}>
    {figures.map((name) => (
      <div key={name} className="flex flex-col-reverse justify-end border-s-4 border-theme ps-4">
        <dt className="text-muted">{t(`site.${name}Text`)}</dt>
        <dd className="text-headline font-strong tabular-nums">{t(`site.${name}Time`)}</dd>
      </div>
    ))}
  </dl>
);

const Why = () => (
  <section className={column} aria-labelledby="why">
    <h2 className="text-headline" id="why">
      {t('site.why')}
    </h2>
    <ul className="mt-5 grid gap-4 min-[40rem]:grid-cols-2 min-[64rem]:grid-cols-4">
      {advantages.map(([name, path]) => (
        <li key={name} className="card">
          <svg
            viewBox="0 0 24 24"
            className="size-12 rounded-control bg-theme-soft p-3 text-accent"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
          <h3 className="mt-4 text-title">{t(`site.${name}`)}</h3>
          <p className="mt-2 text-muted">{t(`site.${name}Text`)}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Who = () => (
  <section className="card" aria-labelledby="who">
    <h2 className="text-headline" id="who">
      {t('site.who')}
    </h2>
    <ul className="mt-4 flex list-disc flex-col gap-3 ps-marker marker:text-accent">
      <li>{t('site.whoAge')}</li>
      <li>{t('site.whoAddress')}</li>
      <li>{t('site.whoAccount')}</li>
    </ul>
  </section>
);

const Questions = () => (
  <section aria-labelledby="questions">
    <h2 className="text-headline" id="questions">
      {t('site.questions')}
    </h2>
    <div className="mt-3 divide-y divide-line border-y border-line">
      {([1, 2, 3] as const).map((number) => (
        <details key={number} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 font-medium">
            {t(`site.q${number}`)}
            <span className="text-title text-accent group-open:rotate-45" aria-hidden="true">
              +
            </span>
          </summary>
          <p className="max-w-[44rem] pb-4 text-muted">{t(`site.a${number}`)}</p>
        </details>
      ))}
    </div>
  </section>
);

const Example = ({ actor }: { actor: SiteRef }) => {
  const example = useSelector(actor, ({ context }) => context.example);
  return example && <CostExample example={example} />;
};

export const Advantages = ({ actor }: { actor: SiteRef }) => (
  <>
    <Hero actor={actor} />
    <Figures />
    <Why />
    <div className={`${column} grid grid-cols-1 items-start gap-8 min-[64rem]:grid-cols-2`}>
      <Example actor={actor} />
      <Questions />
    </div>
    <div className={column}>
      <Who />
    </div>
  </>
);
