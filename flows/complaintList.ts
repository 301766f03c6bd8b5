import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/complaint.md. */
export const flow = {
  routes: { complaintList: '/complaintList' },
  texts: ['complaint'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { complaintList: 'complaint.listTitle' };
