import type { BrowserContextOptions, Page } from 'playwright';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';
import { patience } from '../patience.ts';

const app = builtApp();
const pages = { app: '/customerService?', promotion: '/promotion/?id=t1&' };

const asPage = { status: 200, contentType: 'text/html', body: '<!doctype html><title>App</title>' };
const fail = (pattern: RegExp, answer: 'gone' | 'as a page' | 'never') => (page: Page) =>
  page.route(pattern, (route) => {
    if (answer === 'gone') return route.fulfill({ status: 404, body: 'Not found' });
    return answer === 'as a page' ? route.fulfill(asPage) : undefined;
  });
const entry = /assets\/(app|promotion-main)-[^/]*\.js/;
const framework = /assets\/framework-[^/]*\.js/;
const styles = /assets\/[^/]*\.css/;

type Fault = (page: Page) => Promise<{ dispose(): Promise<void> }>;

const missing: Record<string, Fault> = {
  'the entry is gone': fail(entry, 'gone'),
  'the entry comes as a page': fail(entry, 'as a page'),
  'the entry never comes': fail(entry, 'never'),
  'the framework is gone': fail(framework, 'gone'),
  'the framework never comes': fail(framework, 'never'),
  'the styles are gone': fail(styles, 'gone'),
  'the styles never come': fail(styles, 'never'),
};

const unable: Record<string, Fault> = {
  'the browser is older than the floor': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'CompressionStream', { value: undefined });
    }),
  'the entry throws': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(Object, 'entries', { value: undefined });
    }),
};

const isOfPromotion = (why: string) => /entry|floor/.test(why);

const says = {
  en: 'This page cannot be shown',
  fil: 'Hindi maipakita ang page na ito',
  spec: 'This page cannot be shown',
};

const seen = async (page: Page, language: keyof typeof says) => {
  const shown = page.getByRole('heading', { name: says[language] });
  await shown.waitFor(patience);
  return {
    words: await page.getByRole('main').innerText(),
    phone: await page.locator('a[href^="tel:"]').first().getAttribute('href'),
    isPageSeen: await page.locator('#root').isVisible(),
  };
};

const advice = {
  words: expect.stringMatching(/eload[^]*update[^]*WebView[^]*iOS[^]*\(02\) 8888 0100/),
  phone: 'tel:0288880100',
  isPageSeen: false,
};

describe('instructions on a page that cannot start, within 15 seconds', () => {
  it.each(Object.entries(pages))('%s', async (name, path) => {
    const languages = ['en', 'fil', 'spec'] as const;
    const tried: string[] = [];
    const chosen = Object.entries({ ...missing, ...unable }).filter(
      ([why]) => name === 'app' || isOfPromotion(why),
    );
    const page = await app.newPage({ holdsFiles: true, noisy: true, clocked: true });
    await page.clock.install();
    for (const [why, fault] of chosen) {
      const language = languages[tried.length % languages.length] ?? 'en';
      const broken = await fault(page);
      await page.goto(`${app.url}${path}lang=${language}&${shellQuery}`, { waitUntil: 'commit' });
      await page.locator('#root').waitFor({ state: 'attached' });
      await page.clock.fastForward(15_000);
      expect({ why, ...(await seen(page, language)) }).toEqual({ why, ...advice });
      tried.push(why);
      await broken.dispose();
    }
    expect(tried).toHaveLength(name === 'app' ? 9 : 5);
  });

  it('explains on a prerendered page of the public site, or one without styles', async () => {
    const site: [keyof typeof missing & string, keyof typeof says][] = [
      ['the entry never comes', 'fil'],
      ['the framework never comes', 'fil'],
      ['the entry is gone', 'fil'],
      ['the styles never come', 'en'],
      ['the styles never come', 'fil'],
      ['the styles are gone', 'en'],
    ];
    const page = await app.newPage({ holdsFiles: true, noisy: true, clocked: true });
    await page.clock.install();
    for (const [why, language] of site) {
      const broken = await missing[why]?.(page);
      await page.goto(`${app.url}/?lang=${language}`, { waitUntil: 'commit' });
      await page.locator('#root').waitFor({ state: 'attached' });
      await page.clock.fastForward(15_000);
      expect({ why, ...(await seen(page, language)) }).toEqual({ why, ...advice });
      // Missing files do not block rendering: a page in one colour is blank.
      const { data } = PNG.sync.read(await page.screenshot());
      expect(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size).toBeGreaterThan(1);
      await broken?.dispose();
    }
  });

  it.each(Object.entries(pages))('explains %s without scripts, in every language', async (_name, path) => {
    const options: BrowserContextOptions = { javaScriptEnabled: false };
    const page = await app.newPage(options);
    await page.goto(app.url + path);
    expect([await seen(page, 'en'), await seen(page, 'fil')]).toEqual([advice, advice]);
  });
});

it('replaces the explanation when the app starts after all, and Reload reloads the page', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await page.clock.install();
  let isSlow = true;
  let release = () => {};
  await page.route(framework, async (route) => {
    if (isSlow)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    await route.continue();
  });
  await page.goto(`${app.url}/customerService?lang=en`, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.clock.fastForward(15_000);
  expect(await seen(page, 'en')).toEqual(advice);
  release();
  await page.getByRole('heading', { name: 'Customer service' }).waitFor();
  expect(await page.getByText(says.en).count()).toBe(0);

  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.clock.fastForward(15_000);
  expect(await seen(page, 'en')).toEqual(advice);
  isSlow = false;
  await page.getByRole('link', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Customer service' }).waitFor();
});
