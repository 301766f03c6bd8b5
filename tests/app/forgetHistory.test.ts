import { expect, test, vi } from 'vitest';
import { forgetHistory } from './forgetHistory.ts';

const early = new Error('Protocol error (Page.resetNavigationHistory): Not attached to an active page');

const browserOf = (...refusals: Error[]) => ({
  send: vi.fn<() => Promise<undefined>>(() => {
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve(undefined);
  }),
});

test('asks the browser again until it has taken the new document', async () => {
  const browser = browserOf(early, early);
  await forgetHistory(browser as never);
  expect(browser.send).toHaveBeenCalledTimes(3);
});

test('reports a browser that never takes it, and every other refusal', async () => {
  await expect(forgetHistory(browserOf(...Array.from({ length: 1_000 }, () => early)) as never)).rejects.toBe(
    early,
  );
  const closed = new Error('Target closed');
  const browser = browserOf(closed);
  await expect(forgetHistory(browser as never)).rejects.toBe(closed);
  expect(browser.send).toHaveBeenCalledTimes(1);
});
