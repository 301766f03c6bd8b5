import type { Browser, BrowserContext, Frame, Page } from 'playwright';

const scenarios = [
  'due',
  'due-rollover',
  'overdue',
  'instalments',
  'applied',
  'approved',
  'rejected',
  'settled',
  'withdraw',
  'recommended',
  'refused',
  'confirm-p1',
  'confirmOfPeriod-o-gift',
  'confirm-o-wrong',
  'bind',
  'join-failed',
  'products',
  'repay',
  'repay-part',
  'repay-extension',
  'code-typed',
  'code-qr',
  'instructions',
  'old-repay',
  'old-choose',
  'promotion-stays',
  'complaint',
  'complaint-write',
  'complaints',
  'complaint-answered',
  'loan-documents',
  'loan-documents-none',
  'customer-service',
  'page-',
  'page-loan',
  'page-about',
  'page-contact',
  'page-policy',
  'page-aboutus',
  'page-loanagreement',
] as const;

const looks = [
  { language: 'en', width: 360, scheme: 'light' },
  { language: 'fil', width: 320, scheme: 'dark' },
] as const;
type Look = (typeof looks)[number];

/** The time of every picture: the backend's clock and the phone's, in epoch milliseconds. */
export const pictureTime = Date.UTC(2026, 10, 20, 2);

/** Maximum height in pixels; longer pages are cut. */
const longest = 1200;

export interface Picture {
  name: string;
  png: Buffer;
}

const chance = '.captcha img { visibility: hidden !important }';

const sample = `<body style="margin:8px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',sans-serif">
${[400, 500, 550, 650, 700].map((weight) => `<p style="font-weight:${weight}">₱9,248.00 Magbayad bago mag-Nov 24, 2026 · GCash</p>`).join('')}
<p style="font-family:ui-monospace,'Roboto Mono',Menlo,monospace">0312 3456 7890 1234</p>`;

const contextOf = (browser: Browser, { width, scheme }: Look = looks[0]): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    deviceScaleFactor: 1,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    // A style of ours is added, which the page's policy would refuse.
    bypassCSP: true,
  });

/** Draws a sample of this machine's fonts: pictures can only be compared between machines that render it equally. */
export async function takeFontSample(browser: Browser): Promise<Picture> {
  const context = await contextOf(browser);
  const page = await context.newPage();
  await page.setContent(sample);
  const png = await page.screenshot();
  await context.close();
  return { name: 'font-sample', png };
}

/** Waits for the app's own drawing with its data, which replaces the document's. */
export async function untilDrawn(frame: Frame): Promise<void> {
  await frame.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('.skeleton, .written, [data-state=loading]') &&
      // A picture in a folded part loads when it is opened.
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** A document in a frame does not report when it is drawn, and a bar at the foot is drawn late on a busy machine. */
const stillOf = async (page: Page): Promise<Buffer> => {
  const needed = page.frames().length > 1 ? 4 : 2;
  let png = await page.screenshot({ animations: 'disabled' });
  for (let alike = 1; alike < needed;) {
    const next = await page.screenshot({ animations: 'disabled' });
    alike = next.equals(png) ? alike + 1 : 1;
    png = next;
  }
  return png;
};

/** Takes a picture as tall as the page's content, so that a bar at the bottom covers nothing. Repeats while the page grows, which it does late on a busy machine. */
export async function tallStillOf(page: Page, width: number): Promise<Buffer> {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await measure();
  await page.setViewportSize({ width, height: Math.min(height, longest) });
  const png = await stillOf(page);
  return (await measure()) === height ? png : tallStillOf(page, width);
}

const take = async (context: BrowserContext, address: string, width: number): Promise<Buffer> => {
  const page = await context.newPage();
  await page.clock.setFixedTime(pictureTime);
  await page.goto(address);
  await page.addStyleTag({ content: chance });
  await untilDrawn(page.mainFrame());
  await page.waitForLoadState('networkidle');
  const png = await tallStillOf(page, width);
  await page.close();
  return png;
};

/** The path of every screen of the sandbox at `url`, by the id of its scenario. */
export async function scenarioPaths(url: string): Promise<Map<string, string>> {
  const answer = await fetch(`${url}/sandbox/control/scenarios`);
  const groups = (await answer.json()) as { scenarios: { id: string; path: string }[] }[];
  return new Map(groups.flatMap((group) => group.scenarios.map(({ id, path }) => [id, path])));
}

/** Takes every screen of the sandbox at `url` in every look, with one phone per look. */
export async function* takeScreens(browser: Browser, url: string): AsyncGenerator<Picture> {
  const paths = await scenarioPaths(url);
  const phones = await Promise.all(
    looks.map(async (look) => ({ look, context: await contextOf(browser, look) })),
  );
  for (const scenario of scenarios) {
    const path = paths.get(scenario);
    if (path === undefined) throw new Error(`The sandbox has no scenario ${scenario}`);
    const id = scenario.replace(/^page-$/, 'page-home');
    yield* await Promise.all(
      phones.map(async ({ look: { language, width, scheme }, context }) => {
        const address = new URL(path, url);
        address.searchParams.set('lang', language);
        return {
          name: `${id}-${width}-${scheme}-${language}`,
          png: await take(context, address.href, width),
        };
      }),
    );
  }
  await Promise.all(phones.map(({ context }) => context.close()));
}
