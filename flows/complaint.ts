import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/complaint.md. */
export const flow = {
  routes: { complaint: '/complaint', complaintUrl: '/complaint' },
  texts: ['complaint'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = {
  complaint: 'complaint.title',
  complaintUrl: 'complaint.title',
};
