import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/customerService.md. */
export const flow = {
  routes: { customerService: '/customerService' },
  texts: ['customerService'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { customerService: 'contact.title' };
