import type { Flow } from './flow.ts';

/** Product rules: docs/product/testPreview.md. */
export const flow = {
  routes: { testPreview: '/testPreview' },
  texts: ['testPreview'],
} as const satisfies Flow;
