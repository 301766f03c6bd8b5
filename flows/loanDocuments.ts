import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/loanDocuments.md. */
export const flow = {
  routes: { loanDocuments: '/loanDocuments' },
  texts: ['loanDocuments'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { loanDocuments: 'loanDocuments.title' };
