import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import type { AppRef } from '../../../machines/root/context.ts';
import { otherLanguages } from '../../../machines/root/language.ts';
import { type RouteName, routes } from '../../../services/visit/flows.ts';
import type { Environment } from '../../../services/visit/environment.ts';
import { underBase } from '../../../views/app/basePath.ts';
import { Start } from '../../../views/app/start.ts';
import { loanAgreement } from '../../../views/document/loanAgreement.ts';
import { privacyPolicy } from '../../../views/document/privacyPolicy.ts';
import { screen as aboutUs } from '../../../views/screens/aboutUs.screen.tsx';
import { screen as loanAgreementScreen } from '../../../views/screens/loanAgreement.screen.tsx';
import { screen as privacyPolicyScreen } from '../../../views/screens/privacyPolicy.screen.tsx';
import { screen as site } from '../../../views/screens/site.screen.ts';
import { loadWording, t, type WordingKey } from '../../../views/wording/wording.ts';

export interface WrittenPage {
  route: RouteName;
  title: string;
  /** One or two sentences for search results. */
  description: string;
  markup: string;
  questions: { question: string; answer: string }[];
}

/** Runs in Vite, which has the catalogues of texts: the plugin beside it (plugin.ts) starts it and passes the configuration. */
declare const __ENVIRONMENT__: Environment;
const environment = __ENVIRONMENT__;

const siteTitle = (key: WordingKey, { appName }: Environment) => `${t(key)} · ${appName}`;

const table = [
  ['site', site, (its) => siteTitle('site.advantages', its), () => t('site.lead')],
  ['siteLoan', site, (its) => siteTitle('site.guide', its), () => t('site.guideLead')],
  ['siteAbout', site, (its) => siteTitle('site.lender', its), () => t('site.lenderLead')],
  ['siteContact', site, (its) => siteTitle('site.contact', its), () => t('site.contactLead')],
  ['sitePolicy', site, (its) => siteTitle('site.privacy', its), () => t('site.policyLead')],
  ['aboutUs', aboutUs, () => t('documents.aboutUs'), ({ appName }) => t('about.welcomeText', { appName })],
  [
    'privacyPolicy',
    privacyPolicyScreen,
    () => t('documents.privacyPolicy'),
    (its) => privacyPolicy(its).intro,
  ],
  [
    'loanAgreement',
    loanAgreementScreen,
    () => t('documents.loanAgreement'),
    (its) => loanAgreement(its).intro,
  ],
] as const satisfies readonly [
  RouteName,
  typeof site,
  title: (environment: Environment) => string,
  description: (environment: Environment) => string,
][];

const nobody = {
  send: () => {
    throw new Error('A page that is written by the build asked for something');
  },
} as unknown as AppRef;

const markupOf = (screen: typeof site, route: RouteName): string => {
  // The language switch links to the current page.
  Object.assign(globalThis, { location: { pathname: underBase(routes[route]), search: '', hash: '' } });
  const actor = createActor(screen.machine, {
    input: { app: nobody, route, search: '', environment },
  }).start();
  const { View } = screen;
  const markup = renderToStaticMarkup(
    <Start value={{ languages: otherLanguages(environment) }}>
      <View actor={actor} />
    </Start>,
  );
  actor.stop();
  if (/ style="/.test(markup)) throw new Error(`${route} has a style of its own, which the policy refuses`);
  // Input typed before the script is loaded would be lost.
  return markup.replaceAll(/<(input|textarea) /g, '<$1 readonly ');
};

await loadWording(environment.language, ['common', 'site', 'document']);

export const pages: WrittenPage[] = table
  .filter(([route]) => !environment.absentRoutes.includes(route))
  .map(([route, screen, title, description]) => ({
    route,
    title: title(environment),
    description: description(environment),
    markup: markupOf(screen, route),
    questions:
      route === 'site'
        ? ([1, 2, 3] as const).map((n) => ({ question: t(`site.q${n}`), answer: t(`site.a${n}`) }))
        : [],
  }));
