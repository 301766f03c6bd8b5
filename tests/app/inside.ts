import type { Page, Request } from 'playwright';

/** Runs in the page: whether a screen is there with all that it loads, and no longer what stands in for it. */
const isThere = (): boolean =>
  document.querySelector('h1') !== null &&
  !document.querySelector('.skeleton, .written, .early, [data-state=loading]');

/** Runs in the page: opens `path` as the app's own links do. The app hears it at once: the screen before is gone when this is done. */
const push = (path: string): void => history.pushState(null, '', path);

/** Goes to another address of the app on a page that runs it, and waits until the screen is there: the screen is made anew, the document stays. */
export const goInside = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(push, path);
  await page.waitForFunction(isThere);
};

/** Waits until nothing that the page asked for is on its way, and what came is drawn: a dialog is a file of its own. */
const quietOf = (page: Page) => {
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async (): Promise<void> => {
    let wasBusy: boolean;
    do {
      wasBusy = pending.size > 0;
      await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
    } while (wasBusy || pending.size > 0);
  };
};

/**
 * Goes from screen to screen of the app at `origin`, each until nothing is missing. A screen that the document on show can draw is gone to inside
 * of it, at a third of a visit's cost: another language, or the promotion, is another document. Resolves with whether the document is new.
 */
export const tourOf = (page: Page, origin: string) => {
  const quiet = quietOf(page);
  let shown = '';
  return async (path: string): Promise<boolean> => {
    const wanted = path.startsWith('/promotion/')
      ? path
      : `${new URL(path, origin).searchParams.get('lang')}`;
    const isNew = wanted !== shown;
    shown = wanted;
    await (isNew ? page.goto(origin + path) : page.evaluate(push, path));
    await page.waitForFunction(isThere);
    await quiet();
    return isNew;
  };
};
