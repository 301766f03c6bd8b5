import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/repay.md. */
export const flow = {
  routes: { repayUrl: '/repay', repayDelayUrl: '/repayDelay' },
  texts: ['repay'],
  needsOrder: true,
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { repayUrl: 'repay.title', repayDelayUrl: 'repay.delayTitle' };
