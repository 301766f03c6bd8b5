import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectCompany, selectSection, type SiteRef } from '../../machines/site/selectors.ts';
import { stateName } from '../app/stateName.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { Glued } from '../parts/Glued.tsx';
import { LenderLine } from '../parts/LenderLine.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { t } from '../wording/wording.ts';
import { SiteLink } from './SiteLink.tsx';

const sections = [
  ['site', 'advantages'],
  ['siteLoan', 'guide'],
  ['siteAbout', 'lender'],
  ['siteContact', 'contact'],
  ['sitePolicy', 'privacy'],
] as const;

export const column = 'mx-auto w-full max-w-[72rem] px-gutter';

const Navigation = ({ actor }: { actor: SiteRef }) => {
  const shown = useSelector(actor, ({ context }) => context.route);
  return (
    <nav
      aria-label={t('site.sections')}
      className="-mx-1 order-last flex basis-full flex-wrap min-[60rem]:order-none min-[60rem]:ms-auto min-[60rem]:basis-auto min-[60rem]:gap-3"
    >
      {sections.map(([to, name]) => (
        <SiteLink
          key={to}
          actor={actor}
          to={to}
          aria-current={shown === to ? 'page' : undefined}
          className="flex min-h-[44px] flex-none items-center rounded-small px-1 text-small font-medium underline-offset-8 hover:underline aria-[current]:text-accent aria-[current]:underline aria-[current]:decoration-2"
        >
          {t(`site.${name}`)}
        </SiteLink>
      ))}
    </nav>
  );
};

const Brand = ({ actor }: { actor: SiteRef }) => (
  <SiteLink
    actor={actor}
    to="site"
    className="flex max-w-full min-h-12 shrink-0 items-center gap-2 text-title font-strong"
  >
    <BrandMark className="size-8" />
    {useSelector(actor, selectCompany).appName}
  </SiteLink>
);

const footerLinks = [
  ['sitePolicy', 'privacy'],
  ['loanAgreement', 'footerTerms'],
  ['complaint', 'footerComplaint'],
  ['customerService', 'footerService'],
] as const;

const Footer = ({ actor }: { actor: SiteRef }) => {
  const company = useSelector(actor, selectCompany);
  return (
    <footer className="mt-12 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className={`${column} flex flex-col gap-4 py-8 text-small text-muted`}>
        <p className="max-w-[44rem]">{t('site.footer')}</p>
        <LenderLine {...company} />
        {company.regulator && (
          <p>
            <Glued>{t('site.footerRegulator', { regulator: company.regulator })}</Glued>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-6">
          {footerLinks.map(([to, name]) => (
            <li key={to}>
              <SiteLink actor={actor} to={to} className="flex min-h-11 items-center text-accent underline">
                {t(`site.${name}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
};

/** If the previous section had the focus, a screen reader continues at the new one. A first visit starts at the navigation. */
const takeFocus = (main: HTMLElement | null) => {
  if (document.activeElement === document.body && history.length > 1) main?.focus({ preventScroll: true });
};

export const SiteFrame = ({ actor, children }: { actor: SiteRef; children: ReactNode }) => {
  const title = t(`site.${useSelector(actor, selectSection)}`);
  const { appName } = useSelector(actor, selectCompany);
  useTitle(`${title} · ${appName}`);
  return (
    <div
      className="flex min-h-dvh flex-col"
      data-state={useSelector(actor, (snapshot) => stateName(snapshot.value))}
    >
      <a
        href="#main"
        className="absolute -top-40 left-4 z-10 rounded-small bg-[var(--notice)] px-4 py-3 text-[var(--on-notice)] focus:top-2"
      >
        {t('site.skip')}
      </a>
      <header className="border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
        <div
          className={`${column} flex flex-wrap items-center justify-between py-1 min-[60rem]:flex-nowrap min-[60rem]:gap-6 min-[60rem]:py-3`}
        >
          <Brand actor={actor} />
          <Navigation actor={actor} />
          <LanguageSwitch />
        </div>
      </header>
      <main ref={takeFocus} id="main" tabIndex={-1} className="flex flex-1 flex-col gap-12">
        {children}
      </main>
      <Footer actor={actor} />
    </div>
  );
};
