import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery, withShell } from './builtApp.ts';

const app = builtApp();

const order = (id: string) => `/loanDetail?${shellQuery}&productId=p1&orderId=${id}`;
const lendersPicture = 'https://pay.example/code.png';
const code = (query: string) =>
  `/repaymentOfCode?${shellQuery}&repayAmount=892480&payCodeImg=${lendersPicture}&${query}`;

const late: [what: string, file: string, at: string, sight: string, comes: string][] = [
  ['recommended products', '**/BelowOrder*.js', order('recommended'), 'Contact us', 'text=more products'],
  ["an order's banner", '**/assets/banner.svg', order('due'), 'Contact us', '.banner img'],
  ["a promotion's banner", '**/assets/banner.svg', '/promotion/?id=t1', 'Mobile', '.offer-banner img'],
  [
    "a promotion's offer",
    '**/channel-template?*',
    '/promotion/?id=t1&lang=en',
    'Characters in the picture',
    'text=One ID',
  ],
  ["a lender's QR code", lendersPicture, code('showType=2'), 'Enlarge', '.code-image'],
  [
    "a lender's QR code that can be drawn",
    lendersPicture,
    code('showType=2&payCode=abc'),
    'Enlarge',
    '.code-image',
  ],
  [
    "a lender's barcode",
    lendersPicture,
    code('showType=1&payCode=0312345678901234'),
    'Enlarge',
    '.code-image',
  ],
];

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
const ends = {
  late: (route: Route) =>
    route.request().url() === lendersPicture
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : route.continue(),
  // A picture that does not arrive says nothing about the connection; a call that does not arrive moves the page down by the notice.
  never: (route: Route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fulfill({ status: 500 }),
};

const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(a, button, input)')].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [control.textContent || control.getAttribute('name'), x, y, width, height];
    }),
  );

const isDrawn = (page: Page, comes: string) =>
  page
    .locator(comes)
    .evaluate((element) => (element instanceof HTMLImageElement ? element.decode() : undefined));

const isGivenUp = (page: Page, comes: string) =>
  comes.startsWith('text=')
    ? page.getByRole('button', { name: 'Try again' }).waitFor()
    : page.locator(comes).waitFor({ state: 'detached' });

const rows = late.flatMap(([what, ...row]) =>
  (['late', 'never'] as const).map((end) => [what, end, ...row] as const),
);

test.each(rows)('%s, %s: loads without a layout shift', async (_what, end, file, at, sight, comes) => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await withShell(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isDone = false;
  await page.route(file, async (route) => {
    await held;
    await ends[end](route);
    isDone = true;
  });
  await page.goto(app.url + at, { waitUntil: 'commit' });
  await page.locator('#root > :not(.first)').getByText(sight).first().waitFor();
  await page.locator('.early, .skeleton').first().waitFor({ state: 'detached' });
  const before = await places(page);
  expect(before.length).toBeGreaterThan(1);
  release();
  await expect.poll(() => isDone).toBe(true);
  if (end === 'late') await isDrawn(page, comes);
  else await isGivenUp(page, comes);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await places(page)).toEqual(expect.arrayContaining(before));
});

test('keeps a skeleton in its place when the styles load', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    await held;
    await route.continue();
  });
  // The app and the page's first call stay in flight, so nothing replaces the skeleton.
  await page.route('**/assets/framework-*.js', () => new Promise(() => {}));
  await page.route('**/loan-detail-confirm*', () => new Promise(() => {}));
  await page.goto(`${app.url}/confirm?${shellQuery}&productId=p1`, { waitUntil: 'commit' });
  const bars = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.first > *')].map((bar) => JSON.stringify(bar.getBoundingClientRect())),
    );
  await page.locator('.first i').first().waitFor();
  const before = await bars();
  const styles = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.css'));
  release();
  await styles;
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).lineHeight)).not.toBe('normal');
  expect(await bars()).toEqual(before);
});

test('shows a sheet in its final place from the first frame with reduced motion', async () => {
  const page = await app.newPage();
  await withShell(page);
  await page.goto(app.url + `/repay?${shellQuery}&productId=p1&orderId=due`);
  await page.getByRole('button', { name: 'Payment Method', exact: true }).waitFor();
  const [first, settled] = await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const tops = () =>
      [...document.querySelectorAll('dialog button')].map((control) => control.getBoundingClientRect().top);
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Payment Method')
      ?.click();
    const seen: number[][] = [];
    // A busy machine opens it some frames later.
    for (let frames = 0; frames < 60 && seen.length < 6; frames += 1) {
      await frame();
      if (tops().length > 0) seen.push(tops());
    }
    return [seen[0], seen.at(-1)];
  });
  expect(first?.length).toBeGreaterThan(2);
  expect(first).toEqual(settled);
});
