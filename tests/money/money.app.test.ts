import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { FaultKind } from '../../sandbox/faultKinds.ts';
import { builtApp } from '../app/builtApp.ts';
import { type Control, type MoneyCall, moneyCalls } from './calls.ts';

const app = builtApp();

const control = async (path: string, body?: object) => {
  const response = await fetch(`${app.url}/sandbox/control${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
};
const asks: Control = (path) => control(path);

/** How often the call stands in the lender's books. */
const entries = async ({ book, path }: MoneyCall): Promise<number> => {
  const books: Record<string, { call: string }[]> = await control('/books');
  return (books[book] ?? []).filter(({ call }) => call === path).length;
};

/** The next call of this kind is done by the lender, and its answer is spoilt. */
const spoil = ({ path }: MoneyCall, kind: FaultKind) => control('/fail-next', { path, kind, when: 'after' });
const letGo = () => fetch(`${app.url}/sandbox/control/fail-next`, { method: 'DELETE' });

const told = (page: Page, { title }: MoneyCall) => page.getByRole('dialog', { name: title });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave it for now' }).click();
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const open = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('openIntents') ?? '[]'));

/** A page just before the tap, come to from `before` when that is named; `keys` are those that went out on the wire. */
const arrive = async (call: MoneyCall, before?: string) => {
  const page = await app.newPage({ noisy: true });
  const keys: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(call.path)) keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  if (before) await page.goto(app.url + before);
  await page.goto(app.url + call.address);
  await call.arrange(page, asks);
  return { page, keys };
};

/** The person meant it once: one key went out, and the lender did it once. */
const expectOnce = async (call: MoneyCall, keys: string[]) => {
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => entries(call)).toBe(1);
};

describe.each(moneyCalls)('$name', (call) => {
  test('a double tap sends it once, and a clear yes leaves nothing open', async () => {
    const { page, keys } = await arrive(call);
    await call.tap(page, 2);
    await expect.poll(() => entries(call)).toBe(1);
    await expect.poll(() => open(page)).toEqual([]);
    await expectOnce(call, keys);
  });

  test('reloaded in mid-flight, the page begins by saying that it does not know', async () => {
    const { page, keys } = await arrive(call);
    await spoil(call, 'timeout');
    await call.tap(page);
    await expect.poll(() => keys).toHaveLength(1);
    expect(await open(page)).toHaveLength(1);
    for (const secret of call.secrets ?? []) expect(await stored(page)).not.toContain(secret);
    await page.reload();
    await told(page, call).waitFor();
    await letGo();
    await leave(page);
    await call.again(page, asks);
    await expect.poll(() => keys).toHaveLength(2);
    await expectOnce(call, keys);
  });

  test('back and forward in mid-flight keep the address until the answer is here', async () => {
    const { page, keys } = await arrive(call, '/customerService');
    await spoil(call, 'timeout');
    await call.tap(page);
    await expect.poll(() => keys).toHaveLength(1);
    const address = page.url();
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.backSentinel))).toBe(true);
    expect(page.url()).toBe(address);
    await page.evaluate(() => history.forward());
    expect(page.url()).toBe(address);
    expect(keys).toHaveLength(1);
    await letGo();
    await expectOnce(call, keys);
  });

  test('a cut answer is told, and told again by who comes back from another screen', async () => {
    const { page, keys } = await arrive(call);
    // The browser itself sends a request again whose connection was cut: here the lender did it, and the page alone hears nothing.
    await page.route(
      `**${call.path}*`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await call.tap(page);
    await told(page, call).waitFor();
    await page.goto(`${app.url}/aboutUs`);
    await page.goto(app.url + call.address);
    await told(page, call).waitFor();
    expect(await open(page)).toHaveLength(1);
    await expectOnce(call, keys);
  });

  test.each(['502', '504', 'html', 'garbage'] as const)(
    '%s is no failure: it is told as unknown, and trying again counts once',
    async (kind) => {
      const { page, keys } = await arrive(call);
      await spoil(call, kind);
      await call.tap(page);
      await told(page, call).waitFor();
      expect(await page.getByText('error', { exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => open(page)).toEqual([]);
      expect(keys).toHaveLength(2);
      await expectOnce(call, keys);
    },
  );

  test('silence is told as unknown when the time is up', async () => {
    const page = await app.newPage({ noisy: true, clocked: true });
    await page.clock.install();
    await page.goto(app.url + call.address);
    await call.arrange(page, asks);
    await spoil(call, 'timeout');
    const sent = page.waitForRequest(`**${call.path}*`);
    await call.tap(page);
    await sent;
    await page.clock.runFor(60_000);
    await told(page, call).waitFor();
    expect(await open(page)).toHaveLength(1);
    await letGo();
  });
});
