import { pendingIntents } from '../app/pendingIntents.ts';
import type { Page, Request, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Books } from '../../sandbox/domain/books.ts';
import { builtApp, shellQuery } from '../app/builtApp.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { tryRows } from '../app/rows.ts';

/** What becomes of each call that cannot be undone when its answer, the page or the patience is lost: the backend did it each time. */
const app = builtApp();

const unknownRepayment = 'We do not know yet whether your repayment arrived';

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const smsCode = async (): Promise<string> =>
  ((await (await fetch(`${app.url}/sandbox/control/sms`)).json()) as { code: string }).code;
const books = async (): Promise<Books> =>
  (await (await fetch(`${app.url}/sandbox/control/books`)).json()) as Books;
/** A call of the flow. */
interface Call {
  order: string;
  card?: string;
  /** How its requests are known. */
  path: string;
  sendMsg?: '1';
  /** Where the books have it. */
  book: keyof Books;
  /** Takes the page to where it can be sent. */
  reach: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** What is said while it is unknown. */
  says: string;
  /** How the person comes to an end when the page was opened again. */
  settle: (page: Page) => Promise<void>;
}

const ready = (page: Page) => page.getByRole('button', { name: 'Repayment', exact: true }).waitFor();
const atCode = async (page: Page) => {
  await tap(page, 'Repayment');
  await dialog(page, 'Enter the code').waitFor();
};
const settled = (page: Page) => page.getByText('Fully paid').first().waitFor();
/** The page leads to the e-wallet's own. */
const leavesForWallet = (page: Page) => page.waitForRequest('**/sandbox/partner/**');
const tryAgain = (page: Page) => tap(page, 'Try again');
const lookAndGoOn = async (page: Page) => {
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await tap(page, 'Check now');
  await dialog(page, 'Your repayment arrived').waitFor();
  await tap(page, 'Continue');
  await settled(page);
};

const anotherCode: Call = {
  order: 'due',
  card: 'c1',
  path: 'repayment-commit',
  sendMsg: '1',
  book: 'sms',
  reach: async (page) => {
    await atCode(page);
    await page.clock.fastForward(60_000);
    await page.getByRole('button', { name: 'Send again', exact: true }).waitFor();
  },
  send: (page) => tap(page, 'Send again'),
  says: 'We do not know yet whether another code was sent',
  // Nobody can tell whether it was sent; once the repayment is taken, nobody has to know.
  settle: async (page) => {
    expect(await page.getByRole('button', { name: /Try again|Check now/ }).count()).toBe(0);
    await tap(page, 'Leave it for now');
    await atCode(page);
    await page.getByLabel('SMS code').fill(await smsCode());
    await tap(page, 'Confirm');
    await settled(page);
  },
};

const calls = {
  'a commit with a card': {
    order: 'due',
    card: 'c1',
    path: 'repayment-commit',
    book: 'commits',
    reach: ready,
    send: (page) => tap(page, 'Repayment'),
    says: unknownRepayment,
    settle: async (page) => {
      await tryAgain(page);
      await dialog(page, 'Enter the code').waitFor();
    },
  },
  'a commit without a card': {
    order: 'disbursed',
    path: 'repayment-commit',
    book: 'commits',
    reach: ready,
    send: (page) => tap(page, 'Repayment'),
    says: unknownRepayment,
    // What is left to pay is another sum by then: the very same cannot go out.
    settle: lookAndGoOn,
  },
  'another code': anotherCode,
  'a confirmation': {
    order: 'due',
    card: 'c1',
    path: 'repayment-confirm',
    book: 'confirmations',
    reach: async (page) => {
      await atCode(page);
      await page.getByLabel('SMS code').fill(await smsCode());
    },
    send: (page) => tap(page, 'Confirm'),
    says: unknownRepayment,
    settle: lookAndGoOn,
  },
  'an e-wallet payment': {
    order: 'due',
    path: 'repayment-huichao',
    book: 'walletPayments',
    reach: ready,
    send: (page) => tap(page, 'E-wallet'),
    says: unknownRepayment,
    settle: async (page) => {
      const leaves = leavesForWallet(page);
      await tryAgain(page);
      await page.getByText('请在电子钱包中付款').waitFor();
      await leaves;
    },
  },
} satisfies Record<string, Call>;

const addressOf = ({ order, card }: Call) =>
  `${app.url}/ynRepay?${shellQuery}&productId=p1&orderId=${order}&userId=u-1${card ? `&cardId=${card}` : ''}`;

const isOf =
  ({ path, sendMsg }: Call) =>
  (request: Request) =>
    request.method() === 'POST' &&
    request.url().includes(path) &&
    (path !== 'repayment-commit' || (request.postData() ?? '').includes(`sendMsg=${sendMsg ?? '0'}`));

/** A page whose clock is the test's; the e-wallet's own page never comes. */
const newPage = async () => {
  const page = await app.newPage({ noisy: true, clocked: true });
  await page.clock.install();
  await page.route('**/sandbox/partner/**', (route) => route.fulfill({ status: 204 }));
  return page;
};

/** The page just before the call, come to from another page when that is named. */
const reachCall = async (call: Call, { page, before }: { page?: Page; before?: string } = {}) => {
  const there = page ?? (await newPage());
  const sent: Request[] = [];
  there.on('request', (request) => {
    if (isOf(call)(request)) sent.push(request);
  });
  if (before) await there.goto(`${app.url}${before}?${shellQuery}`);
  await there.goto(addressOf(call));
  await call.reach(there);
  const done = (await books())[call.book].length;
  return {
    page: there,
    sent,
    /** The keys that went out, each once. */
    keys: async () => [
      ...new Set(
        await Promise.all(sent.map(async (request) => (await request.allHeaders())['idempotency-key'])),
      ),
    ],
    /** How often the backend did it since. */
    doneByLender: async () => (await books())[call.book].length - done,
  };
};

/** Each of these calls on one visit, where the one before left nothing behind: not on the phone, and not at the backend. */
const tryCalls = async <Name extends keyof typeof calls, Row>(
  rows: Record<Name, Row>,
  attempt: (reached: Awaited<ReturnType<typeof reachCall>>, call: Call, row: Row) => Promise<void>,
) => {
  const page = await newPage();
  await tryRows<Row>(rows, async (row, name) => {
    const call: Call = calls[name as Name];
    await attempt(await reachCall(call, { page }), call, row);
    // Something of the app's origin that runs nothing: what is on its way there can keep nothing any more.
    await leaveFor(page, app.url + runsNothing);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      indexedDB.deleteDatabase('pendingRequests');
    });
    await fetch(`${app.url}/sandbox/control/reset`, { method: 'POST' });
  });
};

/** Lets the backend do the next of these calls, and loses the answers one after the other; the others arrive. */
const loseAnswers = (page: Page, call: Call, ...losses: Loss[]) =>
  page.route(`**/${call.path}?*`, async (route) => {
    const lose = isOf(call)(route.request()) ? losses.shift() : undefined;
    if (!lose) return route.fallback();
    const response = await route.fetch();
    await lose(route, () => route.fulfill({ response }));
  });
type Loss = (route: Route, answer: () => Promise<void>) => unknown;

const cut: Loss = (route) => route.abort();

/** Sends it, and keeps its answer back until it is given. */
const holdAnswer = async (page: Page, call: Call): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<() => Promise<void>>();
  await loseAnswers(page, call, (_route, answer) => resolve(answer));
  await call.send(page);
  return promise;
};

describe('another code', () => {
  const call = anotherCode;

  test('goes out under one key, whatever becomes of its answers, and is sent once', async () => {
    const { page, sent, keys, doneByLender } = await reachCall(call);
    const { promise: isSilent, resolve: fallSilent } = Promise.withResolvers<void>();
    await loseAnswers(
      page,
      call,
      cut,
      (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
      (route) => route.fulfill({ status: 504, body: 'Gateway timeout' }),
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
      () => fallSilent(),
    );
    await call.send(page);
    for (let loss = 1; loss <= 4; loss += 1) {
      await dialog(page, call.says).waitFor();
      expect(await pendingIntents(page)).toHaveLength(1);
      await tryAgain(page);
      await expect.poll(() => sent.length).toBe(loss + 1);
    }
    await isSilent;
    await page.clock.fastForward(59_000);
    expect(await dialog(page, call.says).count()).toBe(0);
    await page.clock.fastForward(1_000);
    await dialog(page, call.says).waitFor();
    await tryAgain(page);
    await page.getByRole('button', { name: /^Send again in/ }).waitFor();
    expect(sent).toHaveLength(6);
    expect(await keys()).toHaveLength(1);
    expect(await pendingIntents(page)).toEqual([]);
    expect(await doneByLender()).toBe(1);
  });

  test('warns again after another screen and back', async () => {
    const { page, keys } = await reachCall(call);
    await loseAnswers(page, call, cut);
    await call.send(page);
    await dialog(page, call.says).waitFor();
    await tap(page, 'Leave it for now');
    await page.goto(`${app.url}/loanDetail?${shellQuery}&productId=p1&orderId=due`);
    await page.getByText('Payment due').first().waitFor();
    await page.goBack();
    await dialog(page, call.says).waitFor();
    expect(await keys()).toHaveLength(1);
  });
});

test(
  'a page that was reloaded in the middle of a call says so, and leads to an end that leaves nothing open',
  { timeout: 120_000 },
  async () => {
    expect.hasAssertions();
    await tryCalls(calls, async ({ page, keys, doneByLender }, call) => {
      await holdAnswer(page, call);
      await page.reload();
      await dialog(page, call.says).waitFor();
      expect(await doneByLender()).toBe(1);
      await call.settle(page);
      expect(await keys()).toHaveLength(1);
      expect(await pendingIntents(page)).toEqual([]);
    });
  },
);

test.each([
  ['a commit without a card', calls['a commit without a card']],
  ['a confirmation', calls['a confirmation']],
])(
  'back and back again wait in the middle of %s, and afterwards lead to where the borrower came from',
  async (_, call) => {
    const { page, sent } = await reachCall(call, { before: '/aboutUs' });
    const answer = await holdAnswer(page, call);
    const address = page.url();
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('popstate', resolve, { once: true });
            history.back();
          }),
      );
      // The page puts its sentinel back, so that the next back is caught as well.
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('backSentinel');
      expect(page.url()).toBe(address);
    }
    await answer();
    await settled(page);
    expect(sent).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => page.url()).toContain('/aboutUs');
  },
);

test('another way to pay waits until it was chosen', async () => {
  expect.hasAssertions();
  /** The other way, its call, and what comes of it. */
  const otherWays = {
    'a commit with a card': { other: 'E-wallet', path: 'repayment-huichao', ends: leavesForWallet },
    // The backend refuses a payment of what was repaid.
    'a confirmation': {
      other: 'E-wallet',
      path: 'repayment-huichao',
      ends: (page: Page) => page.waitForResponse(/repayment-huichao/),
    },
    'an e-wallet payment': { other: 'Repayment', path: 'repayment-commit', ends: settled },
  };
  const others: string[] = [];
  await tryCalls(otherWays, async ({ page }, call, { other, path, ends }) => {
    const note = (request: Request) => {
      if (request.method() === 'POST' && request.url().includes('/repayment/')) others.push(request.url());
    };
    page.on('request', note);
    await loseAnswers(page, call, cut);
    await call.send(page);
    await tap(page, 'Leave it for now');
    if (call === calls['a confirmation']) await tap(page, 'Cancel');
    const before = others.length;
    for (let time = 0; time < 2; time += 1) {
      await tap(page, other);
      await dialog(page, unknownRepayment).getByText('you may pay twice').waitFor();
      await tap(page, 'Leave it for now');
    }
    expect(others).toHaveLength(before);
    await tap(page, other);
    const ended = ends(page);
    await tap(page, 'Pay this way all the same');
    await expect.poll(() => others.length).toBe(before + 1);
    expect(others.at(-1)).toContain(path);
    await ended;
    page.off('request', note);
  });
});
