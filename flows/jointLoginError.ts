import type { Flow, Titles } from './flow.ts';

/** Product rules: docs/product/jointLoginError.md. */
export const flow = {
  routes: { errorUrl: '/jointLoginError', recommendList: '/recommendList' },
  screens: ['recommendList'],
  texts: ['jointLoginError'],
} as const satisfies Flow;

export const titles: Titles<typeof flow> = { errorUrl: 'failure.title', recommendList: 'failure.listTitle' };
