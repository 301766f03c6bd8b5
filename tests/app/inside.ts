import type { Page, Request } from 'playwright';

const isThere = (): boolean =>
  document.querySelector('h1') !== null &&
  !document.querySelector('.skeleton, .written, .early, .progress, [data-state=loading]');

/** Opens another address of the app as its own links do: without another document. The screen before stays until the next one is there. */
export const openInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Opens another address of the app inside, and waits until its screen is there. */
export const goInside = async (page: Page, path: string): Promise<void> => {
  await openInside(page, path);
  await page.waitForFunction(isThere);
};

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
    await (isNew ? page.goto(origin + path) : openInside(page, path));
    await page.waitForFunction(isThere);
    await quiet();
    return isNew;
  };
};
