import type { Page } from 'playwright';
import { expect } from 'vitest';

const expectedNoise = /net::|status of|^Blocked script execution in 'about:blank'/;

interface Watched {
  /** Hidden errors: uncaught errors, console errors, violations of the security policy. */
  faults: string[];
  isNoisy: boolean;
}

const watched = new WeakMap<Page, Watched>();

/** Added once per page, because a listener per test costs a round trip each time. */
export const watchFaults = (page: Page): void => {
  page.on('pageerror', (error) => watched.get(page)?.faults.push(error.message));
  page.on('console', (message) => {
    const { faults, isNoisy } = watched.get(page) ?? {};
    if (message.type() === 'error' && !(isNoisy && expectedNoise.test(message.text())))
      faults?.push(message.text());
  });
};

/** Earlier errors do not belong to the test. A noisy test causes network errors on purpose. */
export const beginFaults = (page: Page, isNoisy: boolean): void =>
  void watched.set(page, { faults: [], isNoisy });

export const expectNoFaults = (page: Page): void => expect(watched.get(page)?.faults).toEqual([]);
