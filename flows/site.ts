import type { Flow } from './flow.ts';

/** Product rules: docs/product/site.md. */
export const flow = {
  routes: {
    site: '/',
    siteAbout: '/About',
    siteUser: '/User',
    sitePolicy: '/Policy',
    siteLoan: '/Loan',
    siteContact: '/Contact',
  },
  texts: ['site', 'document'],
} as const satisfies Flow;
