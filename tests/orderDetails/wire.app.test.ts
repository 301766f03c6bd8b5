import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellCalls, shellQuery, withShell } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { product } from '../models/fixtures/product.ts';
import { isNightly } from '../nightly.ts';

const app = builtApp();
const detailsCall = '**/v3/loan-details/loan-details?*';

const recordCalls = (page: Page) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) calls.push(request);
  });
  return calls;
};

const openOrder = async (changes: Parameters<typeof order>[0], query = shellQuery) => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  const calls = recordCalls(page);
  await page.route(detailsCall, (route) => route.fulfill({ json: orderOnWire(order(changes)) }));
  await page.goto(`${app.url}/loanDetail?${query}&productId=p1&orderId=o1`);
  return { page, calls };
};
const callsTo = (calls: Request[], path: string) => calls.filter((call) => call.url().includes(path));
const bodyOf = (call: Request | undefined) => Object.fromEntries(new URLSearchParams(call?.postData() ?? ''));

test('makes the first call once, with the common parameters, both names of the product and the headers', async () => {
  const { page, calls } = await openOrder({});
  await page.getByText('Due soon').waitFor();
  const [call, ...more] = callsTo(calls, '/loan-details');
  expect(more).toEqual([]);
  const query = Object.fromEntries(new URL(call?.url() ?? '').searchParams);
  expect(query).toEqual({
    appVersion: '3.4.1',
    deviceName: 'Pixel',
    deviceId: 'd-1',
    osVersion: '14',
    sessionId: 's-1',
    adId: 'a-1',
    market: '1',
    productId: 'p1',
    product_id: 'p1',
    orderId: 'o1',
  });
  expect(await call?.allHeaders()).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    building: 'b-1',
    gather: 'g-1',
  });
  expect(await page.title()).toBe('Order Details');
  expectNoFaults(page);
});

test('tracks Borrow Again and opens the product over the bridge, once for a double tap', async () => {
  const { page, calls } = await openOrder({ orderStatus: '200' });
  await page.route('**/service/event/save*', (route) => route.fulfill({ json: { code: 0, data: {} } }));
  await page.getByRole('button', { name: 'Borrow Again' }).dblclick();
  await expect.poll(() => callsTo(calls, '/service/event/save').length).toBe(1);
  expect(bodyOf(callsTo(calls, '/service/event/save')[0])).toEqual({
    productId: 'p1',
    product_id: 'p1',
    moduleId: '30',
    positionId: '0',
  });
  await expect
    .poll(async () => (await shellCalls(page)).filter(({ action }) => action === 'navigate'))
    .toEqual([{ action: 'navigate', payload: { to: 'productDetail?productId=p1&scheme=loanapp' } }]);
});

const showOrder = async (page: Page, changes: Parameters<typeof order>[0]) => {
  await page.route(detailsCall, (route) => route.fulfill({ json: orderOnWire(order(changes)) }));
  await openInside(page, '/nowhere');
  await page.getByText('Page not found').waitFor();
  await openInside(page, `/loanDetail?${shellQuery}&productId=p1&orderId=o1`);
};

test('leaves once for a double tap on a control that opens another screen', async () => {
  const { page } = await openOrder({});
  await page.locator('.page').getByText('Due soon').waitFor();
  for (const [changes, role, name, path] of [
    [{}, 'link', 'Repayment', '/repay'],
    [{ isDelay: true }, 'link', 'Rollover Repayment', '/repayDelay'],
    [{ cardNeedPop: true }, 'button', 'Bind now', '/bindBank'],
  ] as const) {
    await showOrder(page, changes);
    const control = page.getByRole(role, { name, exact: true });
    await control.waitFor();
    const before = await page.evaluate(() => history.length);
    await control.dblclick();
    await page.waitForURL(`**${path}?*`);
    expect([name, await page.evaluate(() => history.length)]).toEqual([name, before + 1]);
  }
});

const askedOnce: [string, Parameters<typeof order>[0], string | RegExp, string][] = [
  ['more products', { recProducts: [product] }, 'Click to view more products', 'goHome'],
  ['the service phone', {}, /Contact us/, 'callPhone'],
  ['Borrow Again', { orderStatus: '200' }, 'Borrow Again', 'navigate'],
  [
    'a withdrawal',
    { orderStatus: '21', reyMsg: 'Confirm today', playeduL: 'loanapp://withdraw' },
    'Withdraw Now',
    'navigate',
  ],
  [
    'no withdrawal',
    { orderStatus: '21', reyMsg: 'Confirm today', playeduL: 'loanapp://withdraw' },
    'Cancel',
    'goHome',
  ],
];

test.runIf(isNightly)('sends one request to the shell for a double tap on any control', async () => {
  const { page } = await openOrder({});
  await page.locator('.page').getByText('Due soon').waitFor();
  for (const [what, changes, name, action] of askedOnce) {
    await showOrder(page, changes);
    await page.evaluate(() => {
      (window as unknown as { shellCalls: string[] }).shellCalls.length = 0;
    });
    await page.getByRole(action === 'callPhone' ? 'link' : 'button', { name }).dblclick();
    const asked = async () => [what, ...(await shellCalls(page)).map((call) => call.action)];
    await expect.poll(asked).toEqual([what, action]);
  }
});

test('opens the next address of an order with the common parameters, but nothing else of the session', async () => {
  const visited: string[] = [];
  const page = await app.newPage({ noisy: true });
  await page.route('https://lend.example/**', (route) => {
    visited.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.route(detailsCall, (route) =>
    route.fulfill({
      json: orderOnWire(order({ orderStatus: '151', playeduL: 'https://lend.example/c?x=1#top' })),
    }),
  );
  await page.goto(`${app.url}/loanDetail?${shellQuery}&productId=p1&orderId=o1`);
  await expect.poll(() => visited.length).toBe(1);
  expect(visited[0]).toBe(
    'https://lend.example/c?x=1&appVersion=3.4.1&deviceName=Pixel&deviceId=d-1&osVersion=14&sessionId=s-1&adId=a-1&market=1',
  );
});

test.each([
  { orderStatus: '151', playeduL: 'javascript:alert(1)' },
  { orderStatus: '21', reyMsg: 'Confirm today', playeduL: 'intent://withdraw' },
])('says that the link to the next step is refused, and asks only once: $orderStatus', async (held) => {
  const { page, calls } = await openOrder(held);
  await page.getByText('We could not open your next step').waitFor();
  await expect
    .poll(() => page.locator('[data-state]').first().getAttribute('data-state'))
    .toBe('shown.freshness.fresh shown.dialog.none.alone');
  expect(callsTo(calls, '/loan-details')).toHaveLength(1);
});

test('adds nothing of the session to a repayment link of another host', async () => {
  const visited: string[] = [];
  const { page } = await openOrder({ inside: false, h5Url: 'https://pay.example/now' });
  await page.route('https://pay.example/**', (route) => {
    visited.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.getByRole('button', { name: 'Repayment' }).click();
  await expect.poll(() => visited).toEqual(['https://pay.example/now']);
  expect(await page.evaluate(() => sessionStorage.getItem('showBankTip'))).not.toBeNull();
});
