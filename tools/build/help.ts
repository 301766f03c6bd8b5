import type { Environment } from '../../services/visit/environment.ts';
import { helpWords } from '../../views/help/words.ts';
import { inlineScript } from './inlineScript.ts';

/** Without the app's stylesheet, which may be what is missing; the theme's colours are inline in the page. */
const style =
  '.help{max-width:30rem;margin:0 auto;padding:4rem 1.25rem;font:1rem/1.5 system-ui,sans-serif}' +
  '.help h1{margin:0 0 .75rem;font-size:1.375rem;font-weight:700}.help p{margin:0 0 1.5rem}' +
  '.help a{display:block;padding:.875rem;color:inherit;text-align:center}' +
  '.help a:first-of-type{border-radius:1rem;background:var(--theme-strong);color:var(--on-theme-strong);font-weight:600;text-decoration:none}';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sectionsOf = (servicePhone: string): string =>
  [...new Set(Object.values(helpWords))]
    .map(
      ({ lang, title, advice, reload, call }) =>
        `<section lang="${lang}"><h1>${escape(title)}</h1><p>${escape(advice)}</p><a href="">${escape(reload)}</a>` +
        `<a href="tel:${servicePhone.replaceAll(/[^+\d]/g, '')}">${escape(`${call} ${servicePhone}`)}</a></section>`,
    )
    .join('');

/** The fallback script (views/entries/help.ts) and its texts, for every borrower's page: without scripts only these are shown. */
export async function helpParts({ servicePhone }: Environment) {
  const sections = sectionsOf(servicePhone);
  return {
    script: await inlineScript('views/entries/help.ts', {}, { anyAge: true }),
    style,
    body:
      `<template id="help">${sections}</template>` +
      `<noscript><style>#root{display:none}</style><main class="help">${sections}</main></noscript>`,
  };
}
