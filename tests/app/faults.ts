import type { Page } from 'playwright';
import { expect } from 'vitest';

const expectedNoise = /net::|status of|^Blocked script execution in 'about:blank'/;

interface Watched {
  /** What went wrong unseen: uncaught errors, console errors, refusals of the security policy. */
  faults: string[];
  isNoisy: boolean;
}

const watched = new WeakMap<Page, Watched>();

/** Once for a page, before it is lent: a listener that comes and goes with each test costs a round trip each time. */
export const watchFaults = (page: Page): void => {
  page.on('pageerror', (error) => watched.get(page)?.faults.push(error.message));
  page.on('console', (message) => {
    const { faults, isNoisy } = watched.get(page) ?? {};
    if (message.type() === 'error' && !(isNoisy && expectedNoise.test(message.text())))
      faults?.push(message.text());
  });
};

/** A test begins with the page: what went wrong before is not its own. A noisy one causes network errors on purpose. */
export const beginFaults = (page: Page, isNoisy: boolean): void =>
  void watched.set(page, { faults: [], isNoisy });

/** Fails when something went wrong in the page that nobody saw. */
export const expectNoFaults = (page: Page): void => expect(watched.get(page)?.faults).toEqual([]);
