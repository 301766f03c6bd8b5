import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import type { Phone } from './doubles/reactNative.ts';

const double = join(import.meta.dirname, 'doubles/reactNative.ts');
const screen = join(import.meta.dirname, '../../docs/shell/generic/LoanScreen.tsx');
// An entry without types: those of React Native are checked apart, with its own package.
const entry = {
  name: 'entry',
  resolveId: (id: string) => (id.endsWith('/entry') ? 'entry' : undefined),
  load: (id: string) =>
    id === 'entry'
      ? `import { start } from ${JSON.stringify(double)}; import { LoanScreen } from ${JSON.stringify(screen)}; start(LoanScreen);`
      : undefined,
};
const origin = 'https://loans.example';
const address = `${origin}/order?sessionId=s`;
const failed = ['The page could not be loaded. Check your connection and try again.', 'Try again', 'Call us'];

declare const phone: Phone;

describe('the React Native host, rendered with a WebView double', () => {
  let browser: Browser;
  let code: string;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
    const built = await build({
      configFile: false,
      plugins: [entry],
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"' },
      resolve: {
        alias: [{ find: /^react-native(-webview)?$/, replacement: double }],
      },
      build: {
        write: false,
        lib: { entry: '/entry', formats: ['iife'], name: 'host' },
      },
    });
    const [output] = Array.isArray(built) ? built : [];
    code = output?.output[0].code ?? '';
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(5_000);
    await page.setContent('<body></body>');
    await page.addScriptTag({ content: code });
    await page.evaluate((url) => phone.show(url), address);
    await page.getByText(address).waitFor();
  });
  afterEach(() => page.close());

  const fire = (name: string, event: unknown) =>
    page.evaluate(([prop, data]) => phone.fire(prop as string, data), [name, event]);
  const native = (name: string, event: object = {}) =>
    fire(name, { nativeEvent: { url: address, ...event } });
  const asked = () => page.evaluate(() => phone.asked.splice(0));
  // Android reports the sender's origin, iOS its URL.
  const say = (message: object, url = origin) =>
    native('onMessage', { data: JSON.stringify({ v: 1, ...message }), url });
  const ready = () => say({ event: 'ready', payload: {} });
  const request = (action: string, payload: object) => say({ id: action, action, payload });
  const goesTo = (canGoBack: boolean, url = address) => fire('onNavigationStateChange', { canGoBack, url });
  const shows = () => page.locator('body').textContent();
  const press = () => page.evaluate(() => phone.emit('hardwareBackPress'));

  it('asks the page about back, also after it has opened a page in its own history', async () => {
    await ready();
    // Android reports each entry that the page adds to its history as the start of a load.
    await native('onLoadStart', { loading: false });
    await goesTo(true);
    expect(await press()).toBe(true);
    expect(await asked()).toEqual(['back']);
    await say({ event: 'back.handled', payload: { handled: false } });
    await expect.poll(asked).toEqual(['goBack']);
  });

  it('reports pause and resume, also after the page has opened a page in its own history', async () => {
    await ready();
    await native('onLoadStart', { loading: false });
    for (const state of ['inactive', 'background', 'active'])
      await page.evaluate((now) => phone.emit('change', now), state);
    expect(await asked()).toEqual(['pause', 'resume']);
  });

  it.each([
    ['Android', origin],
    ['iOS', address],
  ])('hears the page on %s', async (_platform, sender) => {
    await say({ event: 'ready', payload: {} }, sender);
    await press();
    expect(await asked()).toEqual(['back']);
  });

  it('leaves on back from a failed load, and opens the URL again on a retry', async () => {
    await goesTo(true);
    await native('onError', { code: -2 });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.locator('body').textContent()).toBe(failed.join(''));
    await press();
    expect(await asked()).toEqual(['close']);
    await page.getByRole('button', { name: 'Call us' }).click();
    expect(await asked()).toEqual(['open tel:+63281234567']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(address).waitFor();
  });

  it('treats a 502 response as a failed load, but shows a 404 page', async () => {
    await native('onHttpError', { statusCode: 404 });
    expect(await page.locator('body').textContent()).toBe(address);
    await native('onHttpError', { statusCode: 502 });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('replaces a dead renderer twice, then shows a message that back leaves', async () => {
    for (const prop of ['onRenderProcessGone', 'onContentProcessDidTerminate']) {
      await ready();
      await goesTo(true);
      await native(prop);
      await press();
      expect(await asked()).toEqual(['close']);
      await page.getByText(address).waitFor();
    }
    await ready();
    await goesTo(true);
    await native('onRenderProcessGone');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await press();
    expect(await asked()).toEqual(['close']);
  });

  it('replaces dead renderers without end when they die ten minutes apart', async () => {
    await page.clock.install();
    for (let time = 0; time < 4; time += 1) {
      await native('onRenderProcessGone');
      expect(await shows()).toBe(address);
      await page.clock.fastForward('10:01');
    }
  });

  it('opens the page where the borrower was after a dead renderer or a failed load', async () => {
    const repay = `${origin}/repay?sessionId=s`;
    await goesTo(true, repay);
    await native('onRenderProcessGone');
    expect(await shows()).toBe(repay);
    await goesTo(true, 'about:blank');
    await goesTo(true, 'https://wallet.example/pay');
    await native('onRenderProcessGone');
    expect(await shows()).toBe(repay);
    const order = `${origin}/order?sessionId=s&id=1`;
    await native('onError', { code: -2, url: order });
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await shows()).toBe(order);
    await page.evaluate((url) => phone.show(url), `${address}2`);
    await expect.poll(shows).toBe(`${address}2`);
  });

  it('opens its own URLs inside, known schemes outside, and refuses all others', async () => {
    const expected: [url: string, isInside: boolean, outside: boolean][] = [
      [`${origin}/repay?orderId=1`, true, false],
      ['https://wallet.example/pay', false, true],
      [`${origin}.evil.example/`, false, true],
      [`${origin}:444/`, false, true],
      [`https://evil@loans.example/`, false, true],
      [`${origin}@evil.example/`, false, true],
      [`${origin}\\@evil.example/`, false, true],
      ['http://loans.example/', false, false],
      ['//loans.example/', false, false],
      ['tel:+63281234567', false, true],
      ['tel:*%2306%23', false, false],
      ['tel:*21*0917#', false, false],
      ['sms:+639171234567', false, true],
      ['mailto:care@loans.example', false, true],
      ['gcash://pay?amount=1', false, true],
      ['otherwallet://pay', false, false],
      ['market://details?id=x', false, false],
      ['intent://pay#Intent;scheme=gcash;end', false, false],
      ['javascript:alert(1)', false, false],
      ['data:text/html,x', false, false],
      ['file:///sdcard/a', false, false],
      ['content://media/1', false, false],
      [`blob:${origin}/1`, false, false],
      ['about:blank', false, false],
      ['', false, false],
    ];
    // Android asks about the page alone, without the field.
    for (const frame of [{ isTopFrame: true }, {}]) {
      const found: typeof expected = [];
      for (const [url] of expected) {
        const isInside = await fire('onShouldStartLoadWithRequest', { url, ...frame });
        found.push([url, isInside === true, (await asked()).includes(`open ${url}`)]);
      }
      expect(found).toEqual(expected);
    }
    expect(
      await fire('onShouldStartLoadWithRequest', { url: 'https://law.example/', isTopFrame: false }),
    ).toBe(true);
  });

  it('opens native pages with their query and the dialler with digits only', async () => {
    await request('navigate', { to: 'productDetail?productId=7&a=b?c' });
    await expect.poll(asked).toEqual(['native productDetail productId=7&a=b?c']);
    await request('callPhone', { number: '(02) 8888 0100' });
    await expect.poll(asked).toEqual(['open tel:0288880100']);
    await request('callPhone', { number: '0917-123-4567, 0918-123-4567' });
    await expect.poll(asked).toEqual(['open tel:09171234567']);
    await request('callPhone', { number: '<script>' });
    await expect.poll(asked).toEqual([expect.stringContaining('rejected')]);
  });

  it('ignores messages of other pages and ends the session until it gets a new URL', async () => {
    await say({ event: 'ready', payload: {} }, 'https://evil.example/');
    await page.evaluate((url) => phone.show(url, true), address);
    await expect.poll(() => page.evaluate(() => phone.webView.props?.['source'])).toEqual({ uri: address });
    expect(await asked()).toEqual([]);
    await ready();
    expect(await asked()).toEqual(['session.closed']);
    await page.evaluate((url) => phone.show(url), `${address}2`);
    await page.getByText(`${address}2`).waitFor();
    await ready();
    expect(await asked()).toEqual([]);
  });
});
