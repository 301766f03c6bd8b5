import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/oldRepayment.md. */
export const flow = {
  routes: { ynRepay: '/ynRepay' },
  texts: ['oldRepayment'],
  needsOrder: true,
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { ynRepay: 'oldRepay.title' };
