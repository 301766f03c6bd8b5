import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/repaymentCode.md. */
export const flow = {
  routes: { repaymentOfCode2: '/repaymentOfCode2' },
  texts: ['repay'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { repaymentOfCode2: 'notices.title' };
