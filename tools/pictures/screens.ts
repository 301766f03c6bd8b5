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
  'rating',
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

/** Width in CSS pixels and scheme, by language. A language without a row has no pictures. */
const looks = {
  en: [{ width: 360, scheme: 'light' }],
  fil: [{ width: 320, scheme: 'dark' }],
} as const;

type PictureLanguage = keyof typeof looks;

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

const contextOf = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 1,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    // A style of ours is added, which the page's policy would refuse.
    bypassCSP: true,
  });

/** Draws a sample of this machine's fonts: pictures can only be compared between machines that render it equally. */
export async function takeFaces(browser: Browser): Promise<Picture> {
  const context = await contextOf(browser);
  const page = await context.newPage();
  await page.setContent(sample);
  const png = await page.screenshot();
  await context.close();
  return { name: 'faces', png };
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

const settle = async (page: Page, pending: ReadonlySet<object>): Promise<void> => {
  await untilDrawn(page.mainFrame());
  // A document in a frame is drawn by itself.
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
  // Checked twice, a moment apart, because a response may trigger another request.
  for (let quiet = 0; quiet < 2; quiet += 1) {
    while (pending.size > 0) {
      await page.waitForTimeout(10);
      quiet = 0;
    }
    await page.waitForTimeout(40);
  }
};

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

interface Wanted {
  id: string;
  path: string;
}

/** The promotion is a document of its own, the app's screens share one. */
const documentOf = (path: string): string => (path.startsWith('/promotion/') ? path : 'app');

/** Navigates inside the app where possible: a document per screen costs three times as much, and a new phone takes a second. */
const openPhone = async (browser: Browser, url: string, language: PictureLanguage) => {
  const context = await contextOf(browser);
  const page = await context.newPage();
  await page.clock.setFixedTime(pictureTime);
  const pending = new Set<object>();
  page.on('request', (request) => request.isNavigationRequest() || pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  let shown = '';

  const goTo = async (path: string): Promise<void> => {
    const address = new URL(path, url);
    address.searchParams.set('lang', language);
    const isShown = documentOf(path) === shown;
    shown = documentOf(path);
    if (isShown) await page.evaluate((to) => history.pushState(null, '', to), address.href);
    else await page.goto(address.href);
    await settle(page, pending);
    if (!isShown) await page.addStyleTag({ content: chance });
  };

  return {
    take: async ({ id, path }: Wanted): Promise<Picture[]> => {
      const pictures: Picture[] = [];
      for (const { width, scheme } of looks[language]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        // Elements that measure their space do so on the first render, so it happens on the wider phone.
        if (pictures.length === 0) await goTo(path);
        pictures.push({ name: `${id}-${width}-${scheme}-${language}`, png: await tallStillOf(page, width) });
      }
      return pictures;
    },
    close: () => context.close(),
  };
};

/** Takes every screen of the sandbox at `url` in every language, with one phone per language. */
export async function* takeScreens(browser: Browser, url: string): AsyncGenerator<Picture> {
  const answer = await fetch(`${url}/sandbox/control/scenarios`);
  const groups = (await answer.json()) as { scenarios: { id: string; path: string }[] }[];
  const paths = new Map(groups.flatMap((group) => group.scenarios.map(({ id, path }) => [id, path])));
  const wanted = scenarios.map((scenario): Wanted => {
    const path = paths.get(scenario);
    if (path === undefined) throw new Error(`The sandbox has no scenario ${scenario}`);
    return { id: scenario.replace(/^page-$/, 'page-home'), path };
  });
  const phones = await Promise.all(
    (Object.keys(looks) as PictureLanguage[]).map(async (language) => ({
      ...(await openPhone(browser, url, language)),
      wanted: [...wanted],
    })),
  );
  while (phones.some((phone) => phone.wanted.length > 0)) {
    const taken = phones.map((phone) => {
      const next = phone.wanted.shift();
      return next ? phone.take(next) : [];
    });
    yield* (await Promise.all(taken)).flat();
  }
  await Promise.all(phones.map((phone) => phone.close()));
}
