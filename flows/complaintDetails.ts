import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/complaint.md. */
export const flow = {
  routes: { complainDetails: '/complainDetails' },
  texts: ['complaint'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { complainDetails: 'complaint.detailsTitle' };
