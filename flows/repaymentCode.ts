import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/repaymentCode.md. */
export const flow = {
  routes: { repaymentOfCode: '/repaymentOfCode' },
  texts: ['repay', 'customerService'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { repaymentOfCode: 'code.title' };
