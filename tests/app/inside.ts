import type { Page, Request } from 'playwright';

const isThere = (): boolean =>
  document.querySelector('h1') !== null &&
  !document.querySelector('.skeleton, .written, .early, .progress, [data-state=loading]');

/** Opens another URL inside the app, like its own links: without another document. The previous screen stays until the next one is loaded. */
export const openInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

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
      await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(() => drawn(true))));
    } while (wasBusy || pending.size > 0);
  };
};

/** Visits screens at `origin`, inside the current document where possible, at a third of the cost. Resolves with whether the document is new. */
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
