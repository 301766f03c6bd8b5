import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/complaint.md. */
export const flow = {
  routes: { complainPageNext: '/complainPageNext' },
  texts: ['complaint'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { complainPageNext: 'complaint.nextTitle' };
