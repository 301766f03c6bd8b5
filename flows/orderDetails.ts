import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/orderDetails.md. */
export const flow = {
  routes: { loanDetailUrl: '/loanDetail', orderUrl: '/order' },
  texts: ['orderDetails'],
  needsOrder: true,
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { loanDetailUrl: 'order.title', orderUrl: 'order.title' };
