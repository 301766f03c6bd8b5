import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellCalls, shellQuery, withShell } from '../app/builtApp.ts';
import { answer, confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();

const titles = answer({ data: [{ title: 'Loan agreement' }, { title: 'Disclosure statement' }] });

const openLoan = async (
  changes: Parameters<typeof confirmation>[0] = {},
  path = '/confirm',
  lang = 'spec',
) => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) calls.push(request);
  });
  await page.route('**/{loan-detail-confirm,satire}?*', (route) =>
    route.fulfill({ json: confirmationOnWire(confirmation(changes)) }),
  );
  await page.route('**/{contract,cultures}?*', (route) => route.fulfill({ json: titles }));
  await page.goto(`${app.url}${path}?${shellQuery}&productId=p1&orderId=o1&lang=${lang}`);
  return { page, calls };
};
const callsTo = (calls: Request[], path: string) => calls.filter((call) => call.url().includes(path));
const bodyOf = (call: Request | undefined) => Object.fromEntries(new URLSearchParams(call?.postData() ?? ''));
const queryOf = (call: Request | undefined) =>
  Object.fromEntries(new URL(call?.url() ?? 'http://x').searchParams);
const keysOf = (calls: Request[]) =>
  Promise.all(calls.map(async (call) => (await call.allHeaders())['idempotency-key']));
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test.each([
  ['/confirm', '/v3/loan-confirm/loan-detail-push', '/v3/contract/contract?', {}],
  ['/confirmV2', '/gopia/goya/depush', '/gopia/goya/cultures?', { orderKey: 'o1' }],
])('%s takes the loan once for a double tap, over its own calls', async (path, push, list, more) => {
  const { page, calls } = await openLoan({}, path);
  await page.route(`**${push}?*`, (route) =>
    route.fulfill({ json: answer({ lendDetailsUrl: '/loanDetail?productId=p1&orderId=o9#top' }) }),
  );
  await page.getByRole('link', { name: 'Disclosure statement' }).waitFor();
  await next(page).dblclick();
  await page.waitForURL('**/loanDetail?*');
  const url = new URL(page.url());
  expect(url.searchParams.get('from')).toBe('confirm');
  expect(url.searchParams.get('orderId')).toBe('o9');
  expect(url.hash).toBe('#top');
  expect(callsTo(calls, push).map(bodyOf)).toEqual([
    { amount: '800000', periods: '120', termUnit: 'days', productId: 'p1', product_id: 'p1', ...more },
  ]);
  expect(queryOf(callsTo(calls, list)[0])).toMatchObject({ productId: 'p1', scene: '3', sessionId: 's-1' });
  const headers = await callsTo(calls, push)[0]?.allHeaders();
  expect(headers).toMatchObject(path === '/confirmV2' ? { swift: 'w-1', eyes: 'e-1' } : { building: 'b-1' });
  expect(await keysOf(callsTo(calls, push))).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('cancels a navigation to an agreement in flight when the loan is taken', async () => {
  const { page, calls } = await openLoan();
  const agreement = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('https://lend.example/**', async (route) => {
    asked.resolve();
    await agreement.promise;
    await route.fulfill({ contentType: 'text/html', body: 'The agreement' });
  });
  await page.route('**/contract-jump?*', (route) =>
    route.fulfill({ json: answer({ contract_url: 'https://lend.example/contract' }) }),
  );
  await page.route('**/loan-detail-push?*', async (route) => {
    agreement.resolve();
    await route.fulfill({ json: answer({ lendDetailsUrl: '/loanDetail?productId=p1&orderId=o9' }) });
  });
  await page.route('**/on-the-way', async (route) => {
    await asked.promise;
    await route.fulfill({ status: 204 });
  });
  await page.getByRole('link', { name: 'Disclosure statement' }).waitFor();
  // The page taps itself, because the driver is blocked during a navigation.
  await page.evaluate(() => {
    const tap = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    tap('Disclosure statement');
    void fetch('/on-the-way').then(() => tap('Next'));
  });
  await expect.poll(() => page.url()).toContain('/loanDetail?');
  expect(callsTo(calls, 'loan-detail-push')).toHaveLength(1);
});

test.each(
  firstFew(
    [
      ['https://lend.example/consent', '', 'https://lend.example/consent'],
      ['/loanAgreement', 'allow-same-origin', '/documents/loanAgreement.html'],
    ],
    1,
  ),
)(
  'sandboxes an agreement at %s with %o and no referrer; Cancel closes the web view',
  async (link, sandbox, source) => {
    const { page } = await openLoan({ popAgreementUrl: link });
    await page.route('https://lend.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Consent</p>' }),
    );
    const frame = page.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toBe(source);
    expect(await frame.getAttribute('sandbox')).toBe(sandbox);
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect
      .poll(() => shellCalls(page))
      .toContainEqual(expect.objectContaining({ action: 'closeWebView' }));
  },
);

test.each(
  firstFew(
    [
      ['en', 'Borrow ₹8,000.00'],
      ['fil', 'Kunin ang ₹8,000.00'],
    ],
    1,
  ),
)('names the action and the amount on the button in %s', async (lang, name) => {
  const { page } = await openLoan({}, '/confirm', lang);
  await page.getByRole('button', { name }).waitFor();
  const box = await page.getByRole('checkbox').boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(800);
});
