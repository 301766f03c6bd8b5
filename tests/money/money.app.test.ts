import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { FaultKind } from '../../sandbox/faultKinds.ts';
import { builtApp, shellQuery } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { tryRows } from '../app/rows.ts';
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

/** A page with the call's screen open, come to from `before` when that is named; `keys` are those that went out on the wire. */
const arrive = async (
  call: MoneyCall,
  { before, clocked = false }: { before?: string; clocked?: boolean } = {},
) => {
  const page = await app.newPage({ noisy: true, clocked });
  if (clocked) await page.clock.install();
  const keys: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(call.path)) keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  if (before) await page.goto(app.url + before);
  await page.goto(app.url + call.address);
  return { page, keys };
};
type Arrived = Awaited<ReturnType<typeof arrive>>;

/** The screen opened anew in the same tab, before a lender who knows nothing of it: within the app where it is a screen of the app. */
const openAnew = async (call: MoneyCall, { page, keys }: Arrived) => {
  const isOfApp = !call.address.startsWith('/promotion');
  if (isOfApp) {
    await openInside(page, `/customerService?${shellQuery}`);
    await page.getByRole('heading', { name: 'Customer service' }).waitFor();
  } else await leaveFor(page, app.url + runsNothing);
  await control('/reset', {});
  keys.length = 0;
  if (isOfApp) await openInside(page, call.address);
  else await page.goto(app.url + call.address);
};

/** The person meant it once: one key went out, and the lender did it once. */
const expectOnce = async (call: MoneyCall, keys: string[]) => {
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => entries(call)).toBe(1);
};

/** What the lender did, told by something on the way in its place: no failure, but unknown; trying again counts once. */
const answered =
  (kind: FaultKind) =>
  async (call: MoneyCall, { page, keys }: Arrived) => {
    await spoil(call, kind);
    await call.tap(page);
    await told(page, call).waitFor();
    expect(await page.getByText('error', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => open(page)).toEqual([]);
    expect(keys).toHaveLength(2);
    await expectOnce(call, keys);
  };

/** What becomes of a tap, up to its end. */
const ends: Record<string, (call: MoneyCall, arrived: Arrived) => Promise<void>> = {
  'a double tap sends it once, and a clear yes leaves nothing open': async (call, { page, keys }) => {
    await call.tap(page, 2);
    await expect.poll(() => entries(call)).toBe(1);
    await expect.poll(() => open(page)).toEqual([]);
    await expectOnce(call, keys);
  },
  '502 is told as unknown': answered('502'),
  '504 is told as unknown': answered('504'),
  'html is told as unknown': answered('html'),
  'garbage is told as unknown': answered('garbage'),
  'a redirect to a call that succeeds is told as unknown': answered('302'),
  'a redirect to itself is told as unknown': answered('307'),
  'a refusal that says that the server failed is told as unknown': answered('serverFailure'),
  'reloaded in mid-flight, the page begins by saying that it does not know': async (call, { page, keys }) => {
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
  },
};

describe.each(moneyCalls)('$name', (call) => {
  test('counts once, whatever becomes of its answer', { timeout: 120_000 }, async () => {
    const arrived = await arrive(call);
    await tryRows(ends, async (end, name) => {
      if (name !== Object.keys(ends)[0]) await openAnew(call, arrived);
      await call.arrange(arrived.page, asks);
      await end(call, arrived);
      await expect.poll(() => open(arrived.page)).toEqual([]);
    });
  });

  test('back and forward in mid-flight keep the address until the answer is here', async () => {
    const { page, keys } = await arrive(call, { before: runsNothing });
    await call.arrange(page, asks);
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
    await call.arrange(page, asks);
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
    await leaveFor(page, app.url + runsNothing);
    await page.goto(app.url + call.address);
    await told(page, call).waitFor();
    expect(await open(page)).toHaveLength(1);
    await expectOnce(call, keys);
  });

  test('silence is told as unknown when the time is up', async () => {
    const { page, keys } = await arrive(call, { clocked: true });
    await call.arrange(page, asks);
    await spoil(call, 'timeout');
    await call.tap(page);
    await expect.poll(() => keys).toHaveLength(1);
    await page.clock.runFor(60_000);
    await told(page, call).waitFor();
    expect(await open(page)).toHaveLength(1);
    await letGo();
  });
});
