import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery, shellSays, withShell } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { tryRows } from '../app/rows.ts';
import { comeBack, keepIntents } from '../app/openIntents.ts';
import { openIntent } from '../models/fixtures/intents.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';

const app = builtApp();

const button = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const openKinds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('openIntents') ?? '[]') as { kind: string }[]).map(({ kind }) => kind),
  );

describe('a rating of the app', () => {
  const address = `/loanDetail?${shellQuery}&productId=p1&orderId=rating`;
  const call = '**/google-score*';
  const told = (page: Page) => dialog(page, 'We do not know yet whether your rating arrived').waitFor();
  const thanked = (page: Page) => dialog(page, 'Thank you for your rating').waitFor();
  const tap = (page: Page) => button(page, 'Submit').click();

  /** An order that asks for a rating, come to from the page `before` when that is named, with three stars chosen; `keys` are those that went out. */
  const arrive = async (before?: string) => {
    const page = await app.newPage({ noisy: true, clocked: true });
    await page.clock.install();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/google-score')) keys.push(request.headers()['idempotency-key']);
    });
    if (before) await page.goto(`${app.url}${before}?${shellQuery}`);
    await page.goto(app.url + address);
    await page.getByRole('radio', { name: '3 of 5 stars' }).check();
    return { page, keys };
  };
  type Arrived = Awaited<ReturnType<typeof arrive>>;

  /** The order opened anew within the app, before a lender who knows nothing of a rating. */
  const openAnew = async ({ page, keys }: Arrived) => {
    await openInside(page, `/customerService?${shellQuery}`);
    await page.getByRole('heading', { name: 'Customer service' }).waitFor();
    await fetch(`${app.url}/sandbox/control/reset`, { method: 'POST' });
    keys.length = 0;
    await openInside(page, address);
    await page.getByRole('radio', { name: '3 of 5 stars' }).check();
  };
  /** The next call does not reach the lender: this happens to it instead. */
  const spoil = (page: Page, how: (route: Route) => unknown) =>
    page.route(call, async (route) => void (await how(route)), { times: 1 });
  const neverAnswered = () => undefined;
  /** The lender does it, and nobody hears of it. */
  const doneUnheard = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };

  /** One key went out so often, and nothing is open any more. */
  const expectOneKey = async (page: Page, keys: readonly unknown[], times: number) => {
    expect(keys).toHaveLength(times);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => openKinds(page)).toEqual([]);
    expectNoFaults(page);
  };

  /** Told at once and on another visit; trying again counts once. */
  const failed =
    (how: (route: Route) => unknown) =>
    async ({ page, keys }: Arrived) => {
      await spoil(page, how);
      await tap(page);
      await told(page);
      expect(await page.getByText('error', { exact: true }).count()).toBe(0);
      await button(page, 'Leave it for now').click();
      await page.getByText('Fully paid').waitFor();
      // Anything that is another document: the order's page is loaded anew.
      await leaveFor(page, app.url + runsNothing);
      await page.goBack();
      await told(page);
      await button(page, 'Try again').click();
      await thanked(page);
      await expectOneKey(page, keys, 2);
    };

  const ends: Record<string, (arrived: Arrived) => Promise<void>> = {
    'a cut connection': failed((route) => route.abort()),
    '502': failed((route) => route.fulfill({ status: 502, body: 'Bad Gateway' })),
    '504': failed((route) => route.fulfill({ status: 504, body: 'Gateway Time-out' })),
    '200 with a page': failed((route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>Log in</html>' }),
    ),
    'reloaded in mid-flight, the order begins by saying so; the same goes out again and a clear yes ends it':
      async ({ page, keys }) => {
        await spoil(page, neverAnswered);
        await tap(page);
        await expect.poll(() => keys).toHaveLength(1);
        expect(await openKinds(page)).toEqual(['rateApp']);
        await page.reload();
        await told(page);
        await button(page, 'Try again').click();
        await thanked(page);
        await expectOneKey(page, keys, 2);
      },
    'silence is told when its time is up, and a look finds what became of it': async ({ page, keys }) => {
      const { promise: done, resolve: isDone } = Promise.withResolvers<void>();
      await spoil(page, async (route) => isDone(void (await route.fetch())));
      await tap(page);
      await done;
      await page.clock.runFor(60_000);
      await told(page);
      await button(page, 'Check now').click();
      await dialog(page, 'Your rating arrived').waitFor();
      await button(page, 'Continue').click();
      await thanked(page);
      await expectOneKey(page, keys, 1);
    },
    'reloaded after the lender did it, the order itself says so: nobody is asked': async ({ page, keys }) => {
      await spoil(page, doneUnheard);
      await tap(page);
      await told(page);
      expect(await openKinds(page)).toEqual(['rateApp']);
      await page.reload();
      await expect.poll(() => openKinds(page)).toEqual([]);
      await page.getByText('Fully paid').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await expectOneKey(page, keys, 1);
    },
  };

  test('counts once, whatever becomes of its answer', { timeout: 120_000 }, async () => {
    expect.hasAssertions();
    const arrived = await arrive();
    await tryRows(ends, async (end, name) => {
      if (name !== Object.keys(ends)[0]) await openAnew(arrived);
      await end(arrived);
    });
  });

  test('back and forward in mid-flight keep the page until the answer is here', async () => {
    const { page, keys } = await arrive('/customerService');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await spoil(page, async (route) => {
      await held;
      await route.continue();
    });
    await tap(page);
    await expect.poll(() => keys).toHaveLength(1);
    for (const step of ['back', 'forward', 'back'] as const) {
      await page.evaluate((way) => history[way](), step);
      await expect.poll(() => page.evaluate(() => Boolean(history.state?.backSentinel))).toBe(true);
      expect(page.url()).toBe(app.url + address);
    }
    letGo();
    await thanked(page);
    await button(page, 'Close').click();
    await page.goBack();
    await expect.poll(() => page.url()).toContain('/customerService');
    await expectOneKey(page, keys, 1);
  });
});

describe('a payment or a loan of another screen', () => {
  const payment = openIntent('makeCode', 'order:o1');
  const loan = { ...openIntent('push', 'product:p1'), key: 'another-key' };
  const paymentTold = 'We do not know yet whether your payment code was made';
  const loanTold = 'We do not know yet whether your loan was taken';

  /** Opens order o1 of product p1 as the lender describes it, with these open; `is` changes what the lender says from now on. */
  const openOrder = async (changes: Parameters<typeof order>[0], ...intents: (typeof payment)[]) => {
    const page = await app.newPage({ noisy: true });
    await withShell(page);
    return openOrderIn(page, changes, ...intents);
  };
  const openOrderIn = async (
    page: Page,
    changes: Parameters<typeof order>[0],
    ...intents: (typeof payment)[]
  ) => {
    await keepIntents(page, ...intents);
    let now = changes;
    await page.route('**/v3/loan-details/loan-details?*', (route) =>
      route.fulfill({ json: orderOnWire(order(now)) }),
    );
    await page.goto(`${app.url}/loanDetail?${shellQuery}&productId=p1&orderId=o1`);
    const is = (later: typeof changes) => void (now = later);
    return { page, is };
  };

  test('are told one after the other, before any other dialog, and nothing can be sent from here', async () => {
    const { page } = await openOrder({ KindTipsMsg: 'Pay only here' }, payment, loan);
    await dialog(page, paymentTold).waitFor();
    expect(await button(page, 'Try again').count()).toBe(0);
    await button(page, 'Leave it for now').click();
    await dialog(page, loanTold).waitFor();
    await shellSays(page, 'back');
    await dialog(page, 'Kind tips').waitFor();
    await button(page, 'OK').click();
    expect(await button(page, 'Repayment').isEnabled()).toBe(true);
    expect(await openKinds(page)).toEqual(['makeCode', 'push']);
    expectNoFaults(page);
  });

  test('who comes back is told again, while it is open', async () => {
    const { page } = await openOrder({}, payment);
    await button(page, 'Leave it for now').click();
    await comeBack(page, { intents: [payment] });
    await dialog(page, paymentTold).waitFor();
    await button(page, 'Leave it for now').click();
    await comeBack(page, { intents: [] });
    await page.getByText('Due soon').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a look that finds nothing clear leaves it open; one that finds it paid ends it, and the order is loaded anew', async () => {
    const { page, is } = await openOrder({}, payment);
    await button(page, 'Check now').click();
    await page.getByText('The lender says: Due soon').waitFor();
    expect(await openKinds(page)).toEqual(['makeCode']);
    is({ orderStatus: '200', noticeStatusText: 'Paid in full' });
    await button(page, 'Check again').click();
    await dialog(page, 'Your payment arrived').waitFor();
    expect(await openKinds(page)).toEqual([]);
    await button(page, 'Continue').click();
    await button(page, 'Borrow Again').waitFor();
  });

  test('a settled or approved order says what it can of them, and nothing of what another order or product has open', async () => {
    const orders: Record<string, [Parameters<typeof order>[0], (typeof payment)[], string[], number]> = {
      'a settled order says that it was paid': [{ orderStatus: '200' }, [payment], [], 0],
      'an approved order says that its loan was taken': [{ orderStatus: '151' }, [loan], [], 0],
      'a settled order says nothing of a loan that was taken today': [
        { orderStatus: '200' },
        [payment, loan],
        ['push'],
        1,
      ],
      'what another order or product has open is not told here': [
        {},
        [openIntent('makeCode', 'order:o2'), openIntent('push', 'product:p2')],
        ['makeCode', 'push'],
        0,
      ],
    };
    const page = await app.newPage({ noisy: true });
    await withShell(page);
    await tryRows(orders, async ([changes, intents, left, dialogs]) => {
      await openOrderIn(page, changes, ...intents);
      await page.getByText('Due soon').waitFor();
      if (!changes?.orderStatus) await button(page, 'Repayment').waitFor();
      await expect.poll(() => openKinds(page)).toEqual(left);
      expect(await page.getByRole('dialog').count()).toBe(dialogs);
      await leaveFor(page, app.url + runsNothing);
    });
  });
});
