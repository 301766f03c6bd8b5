import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/loanConfirm.md. */
export const flow = {
  routes: { confirmUrl: '/confirm', confirmOfPeriod: '/confirmOfPeriod', confirmV2: '/confirmV2' },
  texts: ['loanConfirm', 'orderDetails'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = {
  confirmUrl: 'confirm.title',
  confirmOfPeriod: 'confirm.title',
  confirmV2: 'confirm.title',
};
