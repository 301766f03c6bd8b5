import type { Page } from 'playwright';

/**
 * Something of the app's origin that runs nothing, to leave a page for. From an empty document the next visit would begin in a process of its
 * own, and cost twice as much; from one without the app's headers in a group of windows of its own, a twentieth more.
 */
export const runsNothing = '/robots.txt';

const mostWays = 5;

/** Leaves the page for an address that runs nothing, even one that is on its way elsewhere. */
export const leaveFor = async (page: Page, address: string): Promise<void> => {
  for (let ways = 1; ; ways += 1) {
    // Until it is loaded the browser may still take the document that was left for the page.
    const failure = await page.goto(address).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined && page.url() === address) return;
    if (ways === mostWays) throw failure ?? new Error(`The page went to ${page.url()} instead of ${address}`);
    // Two ways at once break each other off: the page's own goes no further. Where it is there already, that has gone with its document.
    await page.evaluate(() => stop()).catch(() => undefined);
  }
};
