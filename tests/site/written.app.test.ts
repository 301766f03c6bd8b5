import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from '../app/builtApp.ts';

const app = builtApp();

/** Every page that the build writes, by its address, and a word that only its own screen has. */
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

/** The tags and words of a screen, without what differs on purpose: nothing can be typed before the app is there, and React numbers its ids anew. */
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

test('each is read without a script, with everything that the app draws in its place, to the letter and without a shift', async () => {
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

/** The words that a document says of itself in its head. */
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

test('a search finds the public pages, described one by one, with the lender and the questions as data', async () => {
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
])('a search passes by %s', async (path) => {
  expect((await headAt(path)).robots).toBe('noindex');
});

test('what was written in another language than the person reads is not seen before the app is there', async () => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true, noisy: true });
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto(`${app.url}/About?lang=fil`);
  await page.locator('.written').waitFor({ state: 'hidden' });
  expect(await page.locator('.written').count()).toBe(1);
});

test('what the person began to read stays when the app does not come', async () => {
  const page = await app.newPage({ holdsFiles: true, isFirstVisit: true, noisy: true, clocked: true });
  await page.clock.install();
  await page.route('**/site.screen-*.js', () => new Promise(() => undefined));
  await page.goto(`${app.url}/About`);
  await page.clock.runFor(16_000);
  await page.getByRole('heading', { level: 1, name: 'About Lender' }).waitFor();
  expect(await page.locator('.help').count()).toBe(0);
});
