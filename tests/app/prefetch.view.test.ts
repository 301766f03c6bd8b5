import { expect, test } from 'vitest';
import { prefetchNext } from '../../views/entries/prefetch.ts';
import { patience } from '../patience.ts';

const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));

test('prefetches the screen behind the main action of a page, but none with Save-Data', async () => {
  performance.setResourceTimingBufferSize(10_000);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchNext('confirmUrl', 'en');
  Reflect.deleteProperty(navigator, 'connection');
  prefetchNext('orderUrl', 'en');
  await expect.poll(() => isLoaded('/views/repay/Repay.tsx'), patience).toBe(true);
  expect(isLoaded('/views/orderDetails/OrderDetails.tsx')).toBe(false);
});
