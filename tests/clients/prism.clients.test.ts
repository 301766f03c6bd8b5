import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { personAt } from '../bindBank/person.ts';
import { contractCalls } from '../../contract/api/calls.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { shellQuery } from '../app/shellQuery.ts';
import { freePort } from '../freePort.ts';
import { patience } from '../patience.ts';

const document = join(import.meta.dirname, '../../docs/api/openapi.json');

let prism: ChildProcess;
let api: string;
let browser: Browser;
let files: Sandbox;
beforeAll(async () => {
  const port = await freePort();
  api = `http://127.0.0.1:${port}`;
  const command = join(inject('clientTools'), 'node_modules/@stoplight/prism-cli/dist/index.js');
  prism = spawn(process.execPath, [command, 'mock', '-h', '127.0.0.1', '-p', String(port), document]);
  browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
  files = await startSandbox({ dist: distOf('/') });
  await vi.waitFor(() => fetch(api), { ...patience, interval: 200 });
});
afterAll(async () => {
  prism?.kill();
  await browser?.close();
  await files?.close();
});

const answers = new Set<string>();
const problems: string[] = [];

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const newPage = async (): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, hasTouch: true });
  // Examples contain URLs of the company and its partners.
  await page.route(/^https?:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  );
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route('**/gateway/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const path = pathname.replace('/gateway', '');
    const response = await route.fetch({ url: api + path + search });
    const status = response.status();
    answers.add(`${request.method()} ${path}`);
    if (status >= 400) problems.push(`${request.method()} ${path}: ${status} ${await response.text()}`);
    // Prism returns no image.
    if (path.endsWith('/get-captcha')) return route.fulfill({ contentType: 'image/png', body: pixel });
    return route.fulfill({ response });
  });
  return page;
};
const called = (path: string) => expect.poll(() => [...answers].join('\n')).toContain(path);
const at = (path: string, query = '') => `${files.url}${path}?${shellQuery}&userId=u1&${query}`;

it("sends only what the contract allows on the borrower's journey with Prism's responses", async () => {
  let page = await newPage();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const open = async (path: string, query = '', ...calls: string[]) => {
    // A separate page: some screens leave when they are done.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
    page = await newPage();
    await page.goto(at(path, query));
    for (const call of calls) await called(call);
  };
  const order = 'productId=p1&orderId=o1';

  await open('/loanDetail', order, '/v3/loan-details/loan-details');
  await page.getByText('Payment due').first().waitFor();

  await open('/confirm', order, '/v3/contract/contract');
  await button('Next').click();
  await called('/v3/loan-confirm/loan-detail-push');
  await open('/confirmV2', order, '/gopia/goya/cultures');
  await button('Next').click();
  await called('/gopia/goya/depush');
  await page.waitForURL(({ hostname }) => hostname !== 'localhost');

  await open('/bindBank', `${order}&source=loanDetail`);
  await personAt(page).fillWallet('0917 123 4567');
  await button('Next').click();
  await called('/v3/bind-card/bind-card-order');

  for (const path of ['/repay', '/repayDelay']) {
    await open(path, order);
    await button('Payment Method').click();
    await page.getByRole('button', { name: /GCash/ }).click();
    await button('Payment').click();
    await page.waitForURL('**/repaymentOfCode?*');
  }
  await called('/v3/loan-details/generate-vcode');

  await open('/complainPageNext', 'type=2&orderNo=o1', '/user-problem/problem-init');
  await page.getByLabel('Description').fill('What was the extension for?');
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'order.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await called('/user-problem/upload-problem-img');
  await button('Send').click();
  await called('/user-problem/problem-save');
  await open('/complaintList', '', '/user-problem/problem-list');
  await open('/complainDetails', 'problemId=1', '/user-problem/problem-detail');

  await open('/customerService', '', '/v3/personal-center/contact-kf-info');
  await open('/jointLoginError', order, '/gopia/goya/drowns');
  await open('/ynRepay', `${order}&amount=1000`, '/repayment/repayment-way');

  // A page opened by a shell: Prism treats an empty header or parameter as absent, and the app sends both.
  await page.goto(`${files.url}/promotion/?id=t1&user_from=fb&utm_tag=a&app_from=b&UC=uc-1&${shellQuery}`);
  await page.locator('input[name=phone]').fill('13912345678');
  await page.locator('input[name=capcode]').fill('AB12');
  await button('Get code').click();
  await called('/promotion/get-sms');
  await page.locator('input[name=smsCode]').fill('123456');
  await button('Apply now').click();
  await called('/promotion/register');

  expect(problems).toEqual([]);
  const known = [...new Set(contractCalls.map(({ name }) => name))];
  expect(answers.size).toBeGreaterThan(known.length / 2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
