import type { Page } from 'playwright';

/**
 * A URL of the app's origin without scripts, for leaving a page. From an empty document the next visit would start in another process and cost twice
 * as much; from one without the app's headers, a twentieth more.
 */
export const runsNothing = '/robots.txt';

const mostWays = 5;

export const leaveFor = async (page: Page, address: string): Promise<void> => {
  for (let ways = 1; ; ways += 1) {
    // Until it is loaded, the browser may still show the old document.
    const failure = await page.goto(address).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined && page.url() === address) return;
    if (ways === mostWays) throw failure ?? new Error(`The page went to ${page.url()} instead of ${address}`);
    // Two navigations abort each other, so the page's own is stopped. If it has already arrived, it ended with its document.
    await page.evaluate(() => stop()).catch(() => undefined);
  }
};
