import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/bindBank.md. */
export const flow = {
  routes: { bindBank: '/bindBank', bindCardUrl: '/bindCard' },
  texts: ['bindBank'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { bindBank: 'bind.title', bindCardUrl: 'bind.title' };
