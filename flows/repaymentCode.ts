import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/repaymentCode.md. */
export const flow = {
  routes: { repaymentOfCode: '/repaymentOfCode' },
  texts: ['repay'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { repaymentOfCode: 'code.title' };
