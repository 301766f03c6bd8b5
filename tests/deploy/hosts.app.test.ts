import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { builtApp, expectNoFaults } from '../app/builtApp.ts';
import { servedFolder } from './builds.ts';
import { container, sandbox, servers, titleOf } from './hosts.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();
const order = 'productId=p1&orderId=due&sessionId=session-due&market=0';

const tryForbidden = (page: Page) =>
  page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    fetch('https://elsewhere.example/').catch(() => undefined);
    document.body.setAttribute('style', 'color: red');
    try {
      document.body.innerHTML = '<b>x</b>';
    } catch {}
  });
const refusedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused.toSorted());

const served = servedFolder('/');

for (const kind of firstFew([container, ...servers], 1))
  test.skipIf(kind.missing)(
    `${titleOf(kind)} serves the app under its policy, with the API behind it`,
    async () => {
      const host = await kind.start({ root: served(), base: '/', api: app.url });
      onTestFinished(() => host.close());
      // The sandbox's pictures are outside its API, so no host in front of it has them.
      const page = await app.newPage({ noisy: true });
      await page.goto(`${host.url}/loanDetail?${order}`);
      await page.getByText('Payment due').first().waitFor();
      await page.goto(`${host.url}/Policy`);
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      await page.goto(`${host.url}/promotion/?id=t1`);
      await expect.poll(() => page.locator('.captcha img').count()).toBe(1);
      expectNoFaults(page);
    },
  );

const withHeadersFile = async (change: (text: string) => string) => {
  const file = join(served(), '_headers');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
  const host = await sandbox.start({ root: served(), base: '/', api: app.url });
  onTestFinished(async () => {
    writeFileSync(file, text);
    await host.close();
  });
  return host;
};

test.each(firstFew(['/', '/promotion/', '/loanDetail'], 2))(
  'protects %s on a host that sends no headers',
  async (path) => {
    const host = await withHeadersFile(() => '');
    const page = await app.newPage({ noisy: true });
    const response = await page.goto(host.url + path);
    expect(response?.headers()['content-security-policy']).toBe(undefined);
    expectNoFaults(page);
    await tryForbidden(page);
    await expect
      .poll(() => refusedIn(page))
      .toEqual(['connect-src', 'require-trusted-types-for', 'style-src-attr']);
    // As a meta tag the policy would stop the browser from preloading the page's files.
    expect(await response?.text()).not.toContain('<meta http-equiv');
  },
);

test('keeps the policy of a revalidated page, although a 304 does not repeat it', async () => {
  const host = await sandbox.start({ root: served(), base: '/', api: app.url });
  onTestFinished(() => host.close());
  const page = await app.newPage({ noisy: true });
  await page.goto(`${host.url}/loanDetail?${order}`);
  const size = () =>
    page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming).transferSize,
    );
  const first = await size();
  await page.goto(`${host.url}/loanDetail?${order}`);
  await page.getByText('Payment due').first().waitFor();
  // A revalidated page is all headers.
  expect(await size()).toBeLessThan(Math.min(500, first));
  await tryForbidden(page);
  // Refused by the header's policy and by the page's own.
  const twice = ['connect-src', 'require-trusted-types-for', 'style-src-attr'].flatMap((name) => [
    name,
    name,
  ]);
  await expect.poll(() => refusedIn(page)).toEqual(twice);
});

test('starts a page under the policy of another release, without its inline code', async () => {
  const host = await withHeadersFile((text) => text.replaceAll(/sha256-.{4}/g, 'sha256-gone'));
  const page = await app.newPage();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(`${host.url}/loanDetail?${order}`);
  await page.getByText('Payment due').first().waitFor();
  expect(refused.join()).toMatch(/inline script/);
});
