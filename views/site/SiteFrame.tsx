import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { selectCompany, selectRoute, selectSection, type SiteRef } from '../../machines/site/selectors.ts';
import { stateName } from '../app/stateName.ts';
import { LenderLine } from '../parts/LenderLine.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { t } from '../wording/wording.ts';
import { SiteLink } from './SiteLink.tsx';

const sections = [
  ['site', 'advantages'],
  ['siteLoan', 'guide'],
  ['siteAbout', 'lender'],
  ['siteContact', 'contact'],
  ['sitePolicy', 'privacy'],
] as const;

/** Wide as the site, with a margin. */
export const column = 'mx-auto w-full max-w-[72rem] px-4';

const Navigation = ({ actor }: { actor: SiteRef }) => {
  const shown = useSelector(actor, selectRoute);
  return (
    <nav
      aria-label={t('site.sections')}
      className="-mx-2 flex basis-full flex-wrap min-[60rem]:order-first min-[60rem]:ms-auto min-[60rem]:basis-auto min-[60rem]:gap-2"
    >
      {sections.map(([to, name]) => (
        <SiteLink
          key={to}
          actor={actor}
          to={to}
          aria-current={shown === to ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-small px-2 text-small font-medium underline-offset-8 hover:underline aria-[current]:text-accent aria-[current]:underline aria-[current]:decoration-2"
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
    className="flex min-h-12 items-center gap-2 text-title font-strong tracking-tight"
  >
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-theme" />
      <path
        d="M12 26V7h5.500a5.500 5.500 0 0 1 0 11H12M8 10.500h17M8 14.500h17"
        fill="none"
        strokeWidth="2.500"
        className="stroke-on-theme"
      />
    </svg>
    {useSelector(actor, selectCompany).appName}
  </SiteLink>
);

const Footer = ({ actor }: { actor: SiteRef }) => (
  <footer className="mt-12 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
    <div className={`${column} flex flex-col gap-4 py-8 text-small text-muted`}>
      <p className="max-w-[44rem]">{t('site.footer')}</p>
      <LenderLine {...useSelector(actor, selectCompany)} />
      <p className="flex flex-wrap gap-x-6">
        <SiteLink
          actor={actor}
          to="loanAgreement"
          className="flex min-h-11 items-center text-accent underline"
        >
          {t('site.footerTerms')}
        </SiteLink>
        <SiteLink
          actor={actor}
          to="customerService"
          className="flex min-h-11 items-center text-accent underline"
        >
          {t('site.footerService')}
        </SiteLink>
      </p>
    </div>
  </footer>
);

/** Name of the site, navigation, the section in the main landmark, footer. */
export const SiteFrame = ({ actor, children }: { actor: SiteRef; children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  const title = t(`site.${useSelector(actor, selectSection)}`);
  const { appName } = useSelector(actor, selectCompany);
  // Together with what is on show, not after it.
  useLayoutEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
  useEffect(() => {
    // The section before took the focus with it: a screen reader goes on at the new one. A first visit begins at the navigation.
    if (document.activeElement === document.body && history.length > 1)
      main.current?.focus({ preventScroll: true });
  }, []);
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
          <LanguageSwitch />
          <Navigation actor={actor} />
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className="flex flex-1 flex-col gap-12">
        {children}
      </main>
      <Footer actor={actor} />
    </div>
  );
};
