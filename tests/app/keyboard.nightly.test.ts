import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { receiptQuery } from '../../services/complaint/receipt.ts';
import { patience } from '../patience.ts';
import { builtApp, shellQuery } from './builtApp.ts';
import { tourOf } from './inside.ts';
import { keyboardOf } from './keyboard.ts';

const app = builtApp();
const base = '/loan/';
const belowBase = builtApp(base);

const schemes = ['light', 'dark'] as const;

const otherPages = [
  `/User?${shellQuery}`,
  `/nowhere?${shellQuery}`,
  `/complaint?orderNo=overdue&${new URLSearchParams(receiptQuery({ problemId: 'CP10004', replyBy: '2026-11-26' }, shellQuery))}&${shellQuery}`,
  '/promotion/#/downloadTemplate?id=t1',
  '/promotion/#/agreementTemplate?id=t1',
];

const allAddresses = async ({ url } = app) => {
  const groups = (await (await fetch(`${url}/sandbox/control/scenarios`)).json()) as {
    scenarios: { path: string }[];
  }[];
  return [...groups.flatMap(({ scenarios }) => scenarios.map(({ path }) => path)), ...otherPages];
};

test('shows the focus at each stop of the Tab key, on every screen and in every dialog', async () => {
  const page = await app.newPage({ noisy: true });
  const goTo = tourOf(page, app.url);
  for (const [place, address] of (await allAddresses()).entries()) {
    await page.emulateMedia({ colorScheme: schemes[place % 2] });
    await goTo(address);
    const stops = await keyboardOf(page).round();
    expect({ address, stops: stops.length }).not.toEqual({ address, stops: 0 });
  }
});

/** The links in sight: those of the page, or of the dialog that is open. */
const linksOf = (page: Page) =>
  page.locator(':is(dialog:modal, #root:not(:has(dialog:modal))) a[href]:visible');

const openTab = async (page: Page, path: string): Promise<Page> => {
  const tab = await page.context().newPage();
  await tourOf(tab, belowBase.url)(path);
  return tab;
};

/** The links to pages of the app; not files, telephones and mails. @throws for a link without focus, or to a page that is not below the base. */
const ownLinksOf = async (page: Page) => {
  const links = await linksOf(page).evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => {
      link.focus();
      const isReached = document.activeElement === link && link.tabIndex === 0;
      const { textContent: name, href, download } = link;
      return { name, href, download, isReached, written: link.getAttribute('href') };
    }),
  );
  expect(links.filter(({ isReached }) => !isReached)).toEqual([]);
  const own = links.filter(({ href, download }) => !download && href.startsWith(belowBase.url));
  expect(own.filter(({ href }) => !href.startsWith(belowBase.url + base))).toEqual([]);
  return own;
};

/** Path, query and title. An order may learn from which screen a tap came; a new tab came from none. */
const placeOf = async (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  searchParams.delete('from');
  return [pathname, Object.fromEntries(searchParams), await page.locator('h1').first().textContent()];
};

test('opens by Enter what a link in sight opens in a new tab, below the base', async () => {
  const page = await belowBase.newPage({ noisy: true });
  const tried = new Set<string>();
  for (const address of await allAddresses(belowBase)) {
    const from = address.startsWith(base) ? address : base + address.slice(1);
    const seen = await openTab(page, from);
    const links = await ownLinksOf(seen);
    await seen.close();
    for (const { name, href, written } of links) {
      const link = `${name} ${new URL(href).pathname}`;
      if (tried.has(link)) continue;
      tried.add(link);
      const tapped = await openTab(page, from);
      const opened = await openTab(page, href.slice(belowBase.url.length));
      await linksOf(tapped)
        .and(tapped.locator(`[href=${JSON.stringify(written)}]`))
        .first()
        .focus();
      await tapped.keyboard.press('Enter');
      const [path, query, title] = await placeOf(opened);
      // The document that the link leaves may go while it is read.
      await expect
        .poll(() => placeOf(tapped).catch(() => []), { message: `${link} on ${from}`, ...patience })
        .toEqual([path, query, title]);
      await tapped.close();
      await opened.close();
    }
  }
  expect(tried.size).toBeGreaterThan(40);
});
