import { routes } from '../../../services/visit/flows.ts';
import type { BuildEnvironment } from '../../../services/visit/environment.ts';
import { languages } from '../../../services/visit/languages.ts';
import type { WrittenPage } from './render.tsx';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const sharePicture = 'share.png';

export const publicAddress = ({ publicOrigin, basePath }: BuildEnvironment, path: string): string =>
  publicOrigin && publicOrigin + basePath + path.slice(1);

/** Data about the page for search engines (schema.org). It is not a script, so the security policy does not apply. */
const structured = (facts: object): string =>
  `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)}</script>`;

const organisation = (environment: BuildEnvironment): object => {
  const { appName, companyName, servicePhone, serviceEmail } = environment;
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: appName,
    ...(companyName && { legalName: companyName }),
    ...(environment.publicOrigin && {
      url: publicAddress(environment, '/'),
      image: publicAddress(environment, `/${sharePicture}`),
    }),
    telephone: servicePhone,
    email: serviceEmail,
    areaServed: 'Philippines',
    currenciesAccepted: 'PHP',
  };
};

const answered = (questions: WrittenPage['questions']): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Metadata of a public page for search engines and link previews. Without an origin, entries that need absolute URLs are left out. */
export function aboutPage(
  environment: BuildEnvironment,
  { path, title, description }: { path: string; title: string; description: string },
): string {
  const address = publicAddress(environment, path);
  const properties = {
    'og:type': 'website',
    'og:site_name': environment.appName,
    'og:title': title,
    'og:description': description,
    'og:locale': `${languages[environment.language].tag}_PH`,
    ...(address && { 'og:url': address, 'og:image': publicAddress(environment, `/${sharePicture}`) }),
  };
  return [
    `<meta name="description" content="${escape(description)}">`,
    address && `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escape(content)}">`,
    ),
    address && '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

export const headOf = (environment: BuildEnvironment, page: WrittenPage): string =>
  aboutPage(environment, { ...page, path: routes[page.route] }) +
  structured(organisation(environment)) +
  (page.questions.length > 0 ? structured(answered(page.questions)) : '');
