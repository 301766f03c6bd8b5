import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Books } from '../../sandbox/domain/books.ts';
import type { Fault } from '../../sandbox/faults.ts';
import type { Entry } from '../../sandbox/journal.ts';
import { wireRequest } from '../../services/http/request.ts';
import { builtApp, expectNoFaults, shellCalls, shellQuery, shellSays, withShell } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { tryRows } from '../app/rows.ts';
import { personAt } from './person.ts';

/** Whatever happens to the answer, an account is bound once: over the built app and the lender's books. */
const app = builtApp();

const control = async (path: string, init?: RequestInit) =>
  (await fetch(`${app.url}/sandbox/control${path}`, init)).json();
const failNext = (fault: Partial<Fault>) =>
  control('/fail-next', { method: 'POST', body: JSON.stringify(fault) });
/** No call fails any more, and late answers come at once. */
const clearUp = () => control('/fail-next', { method: 'DELETE' });
const accounts = async () => ((await control('/books')) as Books).accounts;

const number = '09171234567';
const order = `${shellQuery}&productId=p1&orderId=card`;
/** The order that asks for an account; the session speaks for the borrower whose order it opened last. */
const orderPage = `/loanDetail?${order}`;
const logIn = async () => {
  const shell = new URLSearchParams(shellQuery);
  const key = { productId: 'p1', orderId: 'card' };
  const call = { client: 'one', method: 'GET', path: '/v3/loan-details/loan-details' } as const;
  const { url, headers } = wireRequest(`${app.url}/gateway`, shell, call, key);
  expect(await (await fetch(url, { headers })).json()).toMatchObject({
    success: true,
  });
};
const ways = [
  {
    from: 'by itself',
    at: `/bindBank?${order}`,
    call: '/v3/bind-card/bind-card-new',
    kind: 'bind',
    isBound: (page: Page) => page.getByText('Your account is saved').waitFor(),
  },
  {
    from: 'from an order',
    at: `/bindCard?${order}&source=loanDetail`,
    call: '/v3/bind-card/bind-card-order',
    kind: 'bindFromOrder',
    isBound: (page: Page) => page.waitForURL('**/order?*'),
  },
] as const;
type Way = (typeof ways)[number];

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'We do not know yet whether your account was saved' });
const isTold = (page: Page) => question(page).waitFor();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('openIntents'));

/** The open intent as it is kept: of this call, and without a word of what was typed. */
const expectKept = async (page: Page, { kind }: Way, more: { isRepeated?: true } = {}) => {
  const kept = await stored(page);
  expect(JSON.parse(kept ?? '[]')).toEqual([
    {
      kind,
      subject: 'product:p1',
      fingerprint: expect.stringMatching(/^[0-9a-f]{1,8}$/),
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      since: expect.any(Number),
      ...more,
    },
  ]);
  for (const personal of [number, number.slice(1), 'MAYA', 'Maya', '90012'])
    expect(kept).not.toContain(personal);
};

/** The browser's own back; resolves when the history has gone back. */
const goBack = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );
/** Whether the entry that holds back stands on top of the history. */
const isHeld = (page: Page) =>
  page.evaluate(() => Boolean((history.state as Record<string, unknown> | null)?.['backSentinel']));

/** The form, come to from the page `before` when that is named; the calls that bind are noted. */
const openForm = async (way: Way, before?: string) => {
  const page = await app.newPage({ noisy: true, clocked: true });
  await page.clock.install();
  await withShell(page);
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(way.call)) calls.push(request);
  });
  const open = async (from?: string) => {
    if (from) {
      await page.goto(app.url + from);
      await page.getByRole('button', { name: 'Bind now' }).waitFor();
    }
    await page.goto(app.url + way.at);
    await page.getByLabel('Mobile number').waitFor();
  };
  await logIn();
  await open(before);
  // Only what is sent matters here: tests/bindBank/wire.app.test.ts fills the form with a finger.
  const person = personAt(page, (target) => target.dispatchEvent('click'));
  /** Fills the form with a wallet, and sends it. */
  const send = async () => {
    await person.fillWallet(number);
    await person.button('Next').click();
  };
  /** Sends the account, and waits until the lender has it: its answer never comes. */
  const sendIntoSilence = async () => {
    await failNext({ path: way.call, kind: 'timeout', when: 'after' });
    await send();
    await expect.poll(async () => (await accounts()).length).toBe(1);
  };
  return { ...person, way, page, calls, open, send, sendIntoSilence };
};
type Opened = Awaited<ReturnType<typeof openForm>>;

/** How it ended: how many keys and bodies went out, what the lender has, what is kept of it, and which rules of the wire were broken. */
const endOf = async ({ page, calls }: Opened) => ({
  keys: new Set(calls.map((call) => call.headers()['idempotency-key'])).size,
  bodies: new Set(calls.map((call) => call.postData())).size,
  accounts: (await accounts()).length,
  kept: await stored(page),
  violations: ((await control('/events')) as Entry[]).filter(({ kind }) => kind === 'violation'),
});
const boundOnce = { keys: 1, bodies: 1, accounts: 1, kept: null, violations: [] };

/** What was typed is gone. The person leaves the question alone and types the same account; the lender says a clear yes; the page is opened anew. */
const bindAgain = async (opened: Opened) => {
  const { page, way, button, open, send } = opened;
  await isTold(page);
  await expectKept(page, way);
  expect(await button('Try again').count()).toBe(0);
  await button('Leave it for now').click();
  await question(page).waitFor({ state: 'detached' });
  await clearUp();
  await send();
  await way.isBound(page);
  await open();
  expect(await question(page).count()).toBe(0);
  expectNoFaults(page);
  return endOf(opened);
};

/** The lender did it, and something on the way answers in its place. */
const answered = (kind: Fault['kind']) => async (opened: Opened) => {
  const { page, way, send } = opened;
  await failNext({ path: way.call, kind, when: 'after' });
  await send();
  await isTold(page);
  await expectKept(page, way);
  await page.reload();
};

/** How the answer is lost, and how the person comes back to a page that knows nothing but what is kept. */
const losses: Record<string, (opened: Opened) => Promise<unknown>> = {
  '502: told so, again after a reload': answered('502'),
  '504: told so, again after a reload': answered('504'),
  'html: told so, again after a reload': answered('html'),

  'silence until the limit: told so, and again after a reload': async ({ page, sendIntoSilence }) => {
    await sendIntoSilence();
    await page.clock.fastForward(50_000);
    expect(await question(page).count()).toBe(0);
    await page.clock.fastForward(10_000);
    await isTold(page);
    await page.reload();
  },

  'a reload in mid-flight': async ({ page, way, sendIntoSilence }) => {
    await sendIntoSilence();
    await expectKept(page, way);
    await page.reload();
  },

  'who jumps over the held page in mid-flight and comes forward again is told': async ({
    page,
    open,
    sendIntoSilence,
  }) => {
    await open(orderPage);
    await sendIntoSilence();
    // It goes once this has returned: the document that is asked is gone by then.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await page.waitForURL('**/loanDetail?*');
    await page.goForward();
  },

  'a cut answer, then another screen and back': async ({ page, way, button, send }) => {
    // A browser sends a dropped call again by itself: it has to fail every time.
    await failNext({ path: way.call, kind: 'drop', when: 'after', times: 9 });
    await send();
    await isTold(page);
    await button('Leave it for now').click();
    await openInside(page, `/customerService?${order}`);
    await page.getByRole('heading', { name: 'Customer service' }).waitFor();
    await page.goBack();
  },
};

describe.each(ways)('bound $from', (way) => {
  test('once, however the answer is lost', { timeout: 120_000 }, async () => {
    const opened = await openForm(way);
    await tryRows(losses, async (lose) => {
      await control('/reset', { method: 'POST' });
      await logIn();
      opened.calls.length = 0;
      await lose(opened);
      expect(await bindAgain(opened)).toEqual(boundOnce);
    });
  });

  test('502 before the lender did anything, then Try again: the same account under the same key, also after a look that settles nothing', async () => {
    const opened = await openForm(way);
    const { page, calls, button, send } = opened;
    await failNext({ path: way.call, kind: '502', times: 2 });
    await send();
    await isTold(page);
    await button('Try again').click();
    await expect.poll(() => calls.length).toBe(2);
    await isTold(page);
    await button('Check now').click();
    await question(page).getByText('We looked: it did not happen so far.').waitFor();
    await expectKept(page, way, { isRepeated: true });
    expect(await endOf(opened)).toMatchObject({ keys: 1, bodies: 1, accounts: 0, violations: [] });
    await button('Try again').click();
    await way.isBound(page);
    expect(calls).toHaveLength(3);
    expect(await endOf(opened)).toEqual(boundOnce);
  });

  test("back and forward in mid-flight lead nowhere, the shell's back neither; the answer is heard", async () => {
    const opened = await openForm(way, orderPage);
    const { page, calls, send } = opened;
    await failNext({ path: way.call, kind: 'late', when: 'after', delayMs: 600_000 });
    await send();
    await expect.poll(async () => (await accounts()).length).toBe(1);
    const address = page.url();
    for (const round of [1, 2, 3]) {
      await goBack(page);
      await page.evaluate(() => history.forward());
      await expect.poll(() => isHeld(page), { message: `after back ${round}` }).toBe(true);
      expect(page.url()).toBe(address);
    }
    await page.locator('[data-state="binding"]').waitFor();
    await shellSays(page, 'back');
    expect((await shellCalls(page)).at(-1)).toEqual({ event: 'back.handled', payload: { handled: true } });
    await clearUp();
    await way.isBound(page);
    expect(calls).toHaveLength(1);
    expect(await endOf(opened)).toEqual(boundOnce);
    // Nothing is left in the history of all that: the person's next back leaves.
    await expect.poll(() => isHeld(page)).toBe(false);
    await page.goBack();
    await page.waitForURL('**/loanDetail?*');
  });

  test('the shell that comes back tells it again, over an open picker too; a look settles nothing; the form is as it was sent', async () => {
    const opened = await openForm(way);
    const { page, button, send } = opened;
    await failNext({ path: way.call, kind: '504', when: 'after' });
    await send();
    await isTold(page);
    await shellSays(page, 'back');
    await question(page).waitFor({ state: 'detached' });
    await button(/^Payday/).click();
    await page.getByRole('dialog', { name: 'Payday' }).waitFor();
    await shellSays(page, 'resume');
    await isTold(page);
    await button('Check now').click();
    await question(page).getByText('We looked, and it cannot be told yet.').waitFor();
    await expectKept(page, way);
    expect(await endOf(opened)).toMatchObject({ keys: 1, bodies: 1, accounts: 1, violations: [] });
    await button('Try again').click();
    await way.isBound(page);
    expect(await endOf(opened)).toEqual(boundOnce);
  });
});
