import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from '../app/builtApp.ts';

const app = builtApp();

const pages = [
  ['/', 'The money you need, on terms you can read'],
  ['/Loan', 'Guide of loan'],
  ['/About', 'About Lender'],
  ['/Contact', 'Full name'],
  ['/Policy', 'Privacy Policy'],
  ['/aboutUs', 'Welcome to PeraLoan'],
  ['/privacyPolicy', 'Grievance officer'],
  ['/loanAgreement', 'Governing law'],
] as const;

const comparable = (html: string) =>
  html
    .replaceAll(/_[rR]_\w+_/g, '_id_')
    .replaceAll(/ ([\w-]+="[^"]*" ?)+(?=>)/g, (attributes) =>
      [...attributes.matchAll(/[\w-]+="[^"]*"/g)]
        .map(([attribute]) => ` ${attribute}`)
        .filter((attribute) => !/^ (readonly|value)=""/.test(attribute))
        .toSorted()
        .join(''),
    )
    .split(/(?=<)/);

test('shows each page without a script exactly as the app draws it, without a layout shift', async () => {
  const bare = await app.newPage({ javaScriptEnabled: false });
  const page = await app.newPage({ isFirstVisit: true });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, words] of pages) {
    await bare.goto(app.url + path);
    await bare.getByText(words).first().waitFor();
    expect([path, await bare.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
    const written = await bare.locator('.written').innerHTML();

    await page.goto(app.url + path);
    const title = await page.title();
    await page.locator('.written').waitFor({ state: 'detached' });
    const drawn = await page.locator('#root > [data-state]').evaluate((screen) => screen.outerHTML);
    expect([path, ...comparable(drawn)]).toEqual([path, ...comparable(written)]);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect([path, ...shifts]).toEqual([path]);
    expect(await page.title()).toBe(title);
  }
  expectNoFaults(page);
});

const headAt = async (path: string) => {
  const html = await (await fetch(app.url + path)).text();
  const of = (pattern: RegExp) => pattern.exec(html)?.[1];
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] },
  );
  return {
    robots: of(/name="robots" content="(.*?)"/),
    description: of(/name="description" content="(.*?)"/),
    shared: of(/property="og:title" content="(.*?)"/),
    facts,
  };
};

test('gives a search engine each public page with its description, the company and the questions as data', async () => {
  const heads = await Promise.all([...pages.map(([path]) => path), '/promotion/'].map(headAt));
  expect(heads.filter(({ robots }) => robots)).toEqual([]);
  const descriptions = heads.slice(0, -1).map(({ description }) => description ?? '');
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) expect(description.length).toBeGreaterThan(30);
  expect(heads[0]?.facts.map((fact) => fact['@type'])).toEqual(['FinancialService', 'FAQPage']);
  expect(heads[0]?.facts[1]?.mainEntity).toHaveLength(3);
  expect(heads[1]?.facts.map((fact) => fact['@type'])).toEqual(['FinancialService']);
  expect(heads.at(-1)?.shared).toBe('PeraLoan');
});

test.each([
  '/loanDetail?sessionId=s-1',
  '/customerService',
  '/User',
  '/no/such/page',
  '/documents/loanAgreement.html',
])('keeps search engines away from %s', async (path) => {
  expect((await headAt(path)).robots).toBe('noindex');
});

test("hides prerendered text in another language than the user's until the app starts", async () => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true, noisy: true });
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto(`${app.url}/About?lang=fil`);
  await page.locator('.written').waitFor({ state: 'hidden' });
  expect(await page.locator('.written').count()).toBe(1);
});

test('keeps the text on the screen when the app does not start', async () => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true, noisy: true, clocked: true });
  await page.clock.install();
  await page.route('**/site.screen-*.js', () => new Promise(() => undefined));
  await page.goto(`${app.url}/About`);
  await page.clock.runFor(16_000);
  await page.getByRole('heading', { level: 1, name: 'About Lender' }).waitFor();
  expect(await page.locator('.help').count()).toBe(0);
});

const openHeld = async (path: string) => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.screen-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(app.url + path);
  await page.locator('.written').waitFor();
  const takenOver = async () => {
    release();
    await page.locator('.written').waitFor({ state: 'detached' });
  };
  return { page, takenOver };
};

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return [activeElement?.textContent, activeElement?.matches(':focus-visible')];
  });

test('keeps focus, open answers, selection and scroll position when the app takes over', async () => {
  const { page, takenOver } = await openHeld('/');
  const answer = page.locator('details').last();
  await answer.locator('summary').click();
  await page
    .locator('h2')
    .last()
    .dblclick({ position: { x: 8, y: 8 } });
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await page.evaluate(() => scrollBy(0, -120));
  const at = () =>
    page.evaluate(() => [
      scrollY,
      getSelection()?.toString(),
      document.querySelectorAll('details[open]').length,
    ]);
  const before = [await focused(page), await at()];
  expect(before[0]).toEqual([expect.stringMatching(/\w/), true]);
  expect(before[1]).toEqual([expect.any(Number), expect.stringMatching(/\w/), 1]);
  await takenOver();
  expect([await focused(page), await at()]).toEqual(before);
  await page.keyboard.press('Tab');
  expect((await focused(page))[0]).not.toBe(before[0]?.[0]);
  expectNoFaults(page);
});

test('keeps the scroll position of a user who followed a section link and read on', async () => {
  const { page, takenOver } = await openHeld('/loanAgreement#late-penalties');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await page.evaluate(() => scrollBy(0, 500));
  const before = await page.evaluate(() => scrollY);
  await takenOver();
  // A screen's effects have run by the second frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
