import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery, withShell } from '../app/builtApp.ts';

// What every call that cannot be undone has in common is tried in tests/money: reloads, browser back, gateways that fail, silence.
const app = builtApp();

const query = `${shellQuery.replace('market=1', 'market=0')}&productId=p1`;
const vcode = '**/v3/loan-details/generate-vcode?*';

const pages = [
  ['/repay', 'due'],
  ['/repayDelay', 'overdue-rollover'],
] as const;

/** A borrower at `path`, with the requests for a code that have reached the wire; the lender answers them unless they are lost. */
const openPage = async (path: string) => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/generate-vcode')) requests.push(request);
  });
  await page.goto(`${app.url}${path}`);
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const payBy = async (channel: RegExp) => {
    await tap('Payment Method');
    await page.getByRole('dialog').getByRole('button', { name: channel }).click();
    await tap('Payment');
  };
  const told = () =>
    page.getByRole('dialog', { name: 'We do not know yet whether your payment code was made' }).waitFor();
  const keys = () =>
    Promise.all(requests.map(async (request) => (await request.allHeaders())['idempotency-key']));
  const ledger = (): Promise<{ key: string }[]> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('openIntents') ?? '[]'));
  return {
    page,
    requests,
    tap,
    payBy,
    told,
    /** Asks for a code by GCash, whose answer is lost. */
    lose: async () => {
      await page.route(vcode, (route) => route.abort(), { times: 1 });
      await payBy(/^GCash/);
      await told();
    },
    keys,
    ledger,
    /** Sends the very same again until its code comes: whether under the same key, and what is open after it. */
    trySame: async () => {
      await tap('Try again');
      await page.waitForURL('**/repaymentOfCode?*');
      const [first, second] = await keys();
      return { isSameKey: first !== undefined && first === second, open: await ledger() };
    },
  };
};

test.each(pages)('%s: who comes back from another screen is told, and tries again', async (path, orderId) => {
  const { page, tap, lose, told, trySame } = await openPage(`${path}?${query}&orderId=${orderId}`);
  await lose();
  await tap('Leave it for now');
  await tap('How to pay, step by step');
  await page.getByText('Open GCash and tap Bills.').waitFor();
  await page.goBack();
  await told();
  expect(await trySame()).toEqual({ isSameKey: true, open: [] });
  expectNoFaults(page);
});

test.each(pages)('%s: who loads the page again can try again, and it counts once', async (path, orderId) => {
  const { page, lose, told, trySame } = await openPage(`${path}?${query}&orderId=${orderId}`);
  await lose();
  await page.reload();
  await told();
  expect(await trySame()).toEqual({ isSameKey: true, open: [] });
  expectNoFaults(page);
});

test.each(pages)(
  '%s: a second channel goes out only after it was said, and chosen',
  async (path, orderId) => {
    const { page, requests, tap, payBy, lose, told, keys, ledger } = await openPage(
      `${path}?${query}&orderId=${orderId}`,
    );
    await lose();
    await tap('Leave it for now');

    await payBy(/^QR Ph/);
    await told();
    await page.getByText('you may pay twice').waitFor();
    expect(requests).toHaveLength(1);
    await tap('Leave it for now');
    await tap('Payment');
    await told();
    expect(requests).toHaveLength(1);

    await tap('Pay this way all the same');
    await page.waitForURL('**/repaymentOfCode?*');
    const [first, second] = await keys();
    expect(second).not.toBe(first);
    expect(await ledger()).toMatchObject([{ key: first }]);
    expectNoFaults(page);
  },
);

/** What somebody does who does not want to wait; run in the page, and done when the browser has moved. */
const presses = {
  'back, and forward': () =>
    new Promise<void>((resolve) => {
      const forward = () => resolve(history.forward());
      addEventListener('popstate', forward, { once: true });
      history.back();
    }),
  'back twice at once': () =>
    new Promise<void>((resolve) => {
      const second = () => addEventListener('popstate', () => resolve(), { once: true });
      addEventListener('popstate', second, { once: true });
      history.back();
      history.back();
    }),
};

test.each(Object.entries(presses))(
  '%s within the app waits for the code, and then back leads to the order',
  async (_, press) => {
    const { page, requests, tap, payBy } = await openPage(`/loanDetail?${query}&orderId=due`);
    await tap('Repayment');
    let answer: (() => Promise<void>) | undefined;
    await page.route(vcode, (route) => void (answer = () => route.continue()), { times: 1 });
    await payBy(/^GCash/);
    await expect.poll(() => answer).toBeDefined();
    await page.evaluate(press);
    await page.locator('[data-state*="payment.generating"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/repay');
    await answer?.();
    await page.waitForURL('**/repaymentOfCode?*');
    expect(requests).toHaveLength(1);
    await page.goBack();
    await page.getByRole('button', { name: 'Payment Method' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Order Details' }).waitFor();
    expectNoFaults(page);
  },
);

test('a look that finds the order paid leads to it, and forgets what was to pay', async () => {
  const { page, tap, lose, ledger } = await openPage(`/repay?${query}&orderId=due`);
  await lose();
  await tap('Check now');
  await page.getByText('We looked, and it cannot be told yet.').waitFor();
  await page.route('**/loan-details/loan-details?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, orderStatus: '200' } } });
  });
  await tap('Check again');
  await page.getByRole('dialog', { name: 'Your payment arrived', exact: true }).waitFor();
  expect(await ledger()).toEqual([]);
  await tap('Continue');
  await page.waitForURL('**/loanDetail?*orderId=due*');
  expect(await page.evaluate(() => localStorage.getItem('repaymentInfo'))).toBeNull();
  expectNoFaults(page);
});
