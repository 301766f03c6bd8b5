import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/oldRepayment.md. */
export const flow = {
  routes: { ynRepayChoose: '/ynRepayChoose' },
  texts: ['oldRepayment'],
  needsOrder: true,
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { ynRepayChoose: 'oldRepay.chooseTitle' };
