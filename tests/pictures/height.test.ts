import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { tallStillOf } from '../../tools/pictures/screens.ts';

/** A page that has one of `heights` whenever it is measured; its picture names the height of the viewport. */
const pageOf = (heights: number[]): Page => {
  let shown = 0;
  return {
    evaluate: async () => heights.shift(),
    setViewportSize: async ({ height }: { height: number }) => void (shown = height),
    screenshot: async () => Buffer.from(String(shown)),
    frames: () => [],
  } as unknown as Page;
};

test.each([
  ['a page that keeps its height', [900, 900], '900'],
  ['a page that grows after it was measured', [800, 1_000, 1_000, 1_000], '1000'],
  ['a page that grows twice', [800, 900, 900, 1_100, 1_100, 1_100], '1100'],
  ['a page taller than the longest picture', [5_000, 5_000], '1200'],
])('takes %s at its final height', async (_, heights, height) => {
  expect(String(await tallStillOf(pageOf(heights), 360))).toBe(height);
});
