import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/document.md. */
export const flow = {
  routes: { aboutUs: '/aboutUs', privacyPolicy: '/privacyPolicy', loanAgreement: '/loanAgreement' },
  screens: ['aboutUs', 'privacyPolicy', 'loanAgreement'],
  texts: ['document'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = {
  aboutUs: 'documents.aboutUs',
  privacyPolicy: 'documents.privacyPolicy',
  loanAgreement: 'documents.loanAgreement',
};
