import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Books } from '../../sandbox/domain/books.ts';
import type { FaultKind } from '../../sandbox/faultKinds.ts';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { tryRows } from '../app/rows.ts';

/** Whatever happens to the answer, a complaint is filed and rated once: over the built app and the lender's books. */
const app = builtApp();
const at = (path: string) => `${app.url}${path}&${shellQuery}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const control = async (path: string, method = 'GET', body?: object) =>
  (
    await fetch(`${app.url}/sandbox/control${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  ).json();
/** No call fails any more, and late answers come at once. */
const letGo = () => control('/fail-next', 'DELETE');

const words = 'They called my mother at night';

interface Sending {
  name: string;
  path: string;
  kind: string;
  subject: string;
  book: keyof Books;
  address: string;
  /** Brings the open page to where one tap sends. */
  arrange: (page: Page) => Promise<void>;
  /** What the dialog about an unknown end says. */
  title: string;
  /** What a clear yes says. */
  thanks: string;
  /** What a look that finds it says. */
  found: string;
}

const sendings: Sending[] = [
  {
    name: 'a complaint',
    path: '/user-problem/problem-save',
    kind: 'complain',
    subject: 'order:overdue',
    book: 'complaints',
    address: '/complainPageNext?type=2&orderNo=overdue',
    arrange: (page) => page.getByLabel('Description').fill(words),
    title: 'We do not know yet whether your complaint arrived',
    thanks: 'Successfully Sent',
    found: 'Your complaint arrived',
  },
  {
    name: 'a rating',
    path: '/user-problem/save-score',
    kind: 'rateService',
    subject: 'complaint:CP10001',
    book: 'serviceRatings',
    address: '/complainDetails?problemId=CP10001',
    arrange: async (page) => {
      await page.getByText('Process Result').waitFor();
      await page.clock.fastForward(3_000);
      await page.getByRole('radio', { name: '4 of 5 stars' }).click();
    },
    title: 'We do not know yet whether your rating arrived',
    thanks: 'Successful demonstration！',
    found: 'Your rating arrived',
  },
];

/** A page on which one tap sends, come to from `before` when that is named; `keys` are those that went out on the wire. */
const arrive = async ({ address, path, arrange }: Sending, before?: 'complaint') => {
  const page = await app.newPage({ noisy: true, clocked: true });
  await page.clock.install();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) keys.push(request.headers()['idempotency-key']);
  });
  if (before) {
    await page.goto(at('/complaint?orderNo=overdue'));
    await page.getByText('Fees and interest').waitFor();
  }
  await page.goto(at(address));
  await arrange(page);
  const send = () => button(page, 'Send').click();
  return { page, keys, send };
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const isTold = (page: Page, { title }: Sending) => dialog(page, title).waitFor();
const openIntents = (page: Page) => page.evaluate(() => localStorage.getItem('openIntents'));

/** How often the lender did it. */
const times = async ({ book }: Sending) => ((await control('/books')) as Books)[book].length;

/** The lender does the next one, and its answer is spoilt. */
const spoil = ({ path }: Sending, kind: FaultKind) =>
  control('/fail-next', 'POST', { path, kind, when: 'after', delayMs: 600_000 });

/** It went out under one key, and the lender did it once. */
const expectOnce = async (sending: Sending, keys: readonly unknown[], sent: number) => {
  expect(keys).toHaveLength(sent);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => times(sending)).toBe(1);
};

/** What is kept of it says which call it is and what about, and nothing that the borrower said. */
const expectKept = async (page: Page, { kind, subject }: Sending, key: string | undefined) => {
  const kept = await openIntents(page);
  expect(JSON.parse(kept ?? '[]')).toEqual([
    { kind, subject, key, fingerprint: expect.stringMatching(/^[\da-f]{1,8}$/), since: expect.any(Number) },
  ]);
  for (const personal of ['called', 'mother', 'night', 's-1', 'score']) expect(kept).not.toContain(personal);
};

/** A look finds that it was done: nothing is open any more. */
const expectFound = async (page: Page, { found }: Sending) => {
  await button(page, 'Check now').click();
  await dialog(page, found).waitFor();
  await expect.poll(() => openIntents(page)).toBeNull();
  await button(page, 'Continue').click();
};

/** The browser's own back: it takes the entry that catches it off the history, and the page puts it on again. */
const pressBackInVain = (page: Page) =>
  page.evaluate(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });

type Arrived = Awaited<ReturnType<typeof arrive>>;

/** The screen opened anew within the app, before a lender who knows nothing of it. */
const openAnew = async ({ address, arrange }: Sending, { page, keys }: Arrived) => {
  const goTo = (path: string) => openInside(page, at(path));
  await goTo('/customerService?');
  await page.getByRole('heading', { name: 'Customer service' }).waitFor();
  await control('/reset', 'POST');
  keys.length = 0;
  await goTo(address);
  await arrange(page);
};

/** The lender did it, and something on the way answers in its place. */
const answered =
  (kind: FaultKind) =>
  async (sending: Sending, { page, keys, send }: Arrived) => {
    await spoil(sending, kind);
    await send();
    await isTold(page, sending);
    expect(await page.getByText('error', { exact: true }).count()).toBe(0);
    await expectKept(page, sending, keys[0]);
    await button(page, 'Try again').click();
    await page.getByText(sending.thanks).waitFor();
    await expectOnce(sending, keys, 2);
  };

/** What becomes of a sending, up to its end. */
const ends: Record<string, (sending: Sending, arrived: Arrived) => Promise<void>> = {
  'tapped twice, it goes out once, and a clear yes leaves nothing open': async (sending, { page, keys }) => {
    await button(page, 'Send').dblclick();
    await page.getByText(sending.thanks).waitFor();
    await expectOnce(sending, keys, 1);
  },
  'answered with 502, it is asked about, and counts once when it is sent again': answered('502'),
  'answered with html, it is asked about, and counts once when it is sent again': answered('html'),
  'answered with 504, it is asked about, and counts once when it is sent again': answered('504'),
  'its page reloaded in mid-flight, it is asked about first, and found': async (
    sending,
    { page, keys, send },
  ) => {
    await spoil(sending, 'timeout');
    await send();
    await expect.poll(() => times(sending)).toBe(1);
    await expectKept(page, sending, keys[0]);
    await page.reload();
    await isTold(page, sending);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expectFound(page, sending);
    await expectOnce(sending, keys, 1);
  },
  'met with silence, it is asked about when the time is up': async (sending, { page, keys, send }) => {
    await spoil(sending, 'timeout');
    await send();
    await expect.poll(() => times(sending)).toBe(1);
    expect(await page.getByRole('dialog', { name: sending.title }).count()).toBe(0);
    await page.clock.fastForward(60_000);
    await isTold(page, sending);
    await expectKept(page, sending, keys[0]);
    await expectOnce(sending, keys, 1);
    await expectFound(page, sending);
  },
};

describe.each(sendings)('$name', (sending) => {
  test('counts once, whatever becomes of its answer', { timeout: 120_000 }, async () => {
    const arrived = await arrive(sending);
    await tryRows(ends, async (end, name) => {
      if (name !== Object.keys(ends)[0]) await openAnew(sending, arrived);
      await end(sending, arrived);
      await expect.poll(() => openIntents(arrived.page)).toBeNull();
      expectNoFaults(arrived.page);
    });
  });

  test('keeps its page while it is on its way: back and forward lead nowhere until the answer is here', async () => {
    const { page, keys, send } = await arrive(sending, 'complaint');
    await spoil(sending, 'late');
    await send();
    await expect.poll(() => times(sending)).toBe(1);
    const address = page.url();
    await pressBackInVain(page);
    await pressBackInVain(page);
    await page.evaluate(() => history.forward());
    expect(page.url()).toBe(address);
    await expectKept(page, sending, keys[0]);
    await letGo();
    await page.getByText(sending.thanks).waitFor();
    await expectOnce(sending, keys, 1);
    await expect.poll(() => openIntents(page)).toBeNull();
  });

  test('whose answer is cut is asked about, and again by who comes back from another screen', async () => {
    const { page, keys, send } = await arrive(sending, 'complaint');
    const cut = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(`**${sending.path}*`, cut, { times: 1 });
    await send();
    await isTold(page, sending);
    await button(page, 'Leave it for now').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByText('Fees and interest').waitFor();
    await page.goForward();
    await isTold(page, sending);
    await expectKept(page, sending, keys[0]);
    await expectFound(page, sending);
    await expectOnce(sending, keys, 1);
    expect(await page.getByRole('dialog', { name: sending.title }).count()).toBe(0);
  });
});

const [complaint, rating] = sendings as [Sending, Sending];

/** A page that was reloaded while it waited for an answer that never comes; `kind` says on which side it was lost. */
const reloaded = async (sending: Sending, when: 'before' | 'after', before?: 'complaint') => {
  const arrived = await arrive(sending, before);
  await control('/fail-next', 'POST', { path: sending.path, kind: 'timeout', when });
  await arrived.send();
  await expect.poll(() => arrived.keys).toHaveLength(1);
  await arrived.page.reload();
  await isTold(arrived.page, sending);
  return arrived;
};

test('a complaint that is found leads to the list, and nothing of it is kept or offered any more', async () => {
  const { page } = await reloaded(complaint, 'after', 'complaint');
  await expectFound(page, complaint);
  await page.waitForURL(/complaintList/);
  await page.getByText(words).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['orderNo']);
  await page.goto(at('/complaint?orderNo=overdue'));
  await page.getByText('Fees and interest').waitFor();
  expect(await page.getByText(words).count()).toBe(0);
});

test('a complaint that never arrived is not in the list so far, and goes out again under its key', async () => {
  const { page, keys } = await reloaded(complaint, 'before');
  await button(page, 'Check now').click();
  await page.getByText('it is not among your complaints so far').waitFor();
  await button(page, 'Try again').click();
  await page.getByText(complaint.thanks).waitFor();
  await expectOnce(complaint, keys, 2);
  await expect.poll(() => openIntents(page)).toBeNull();
});

test('another session on the same phone sees neither the words nor the offer to go on, and the draft is gone after a day', async () => {
  const { page } = await arrive(complaint);
  await page.getByText(`${words.length}/200`).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('complaintDraft'))).not.toContain('s-1');
  const asOther = (path: string) => at(path).replace('sessionId=s-1', 'sessionId=s-2');
  await page.goto(asOther('/complaint?orderNo=overdue'));
  await page.getByText('Fees and interest').waitFor();
  expect(await page.getByText(words).count()).toBe(0);
  await page.goto(asOther(complaint.address));
  await page.getByText('0/200').waitFor();
  await page.goto(at(complaint.address));
  await page.getByText(`${words.length}/200`).waitFor();

  const dayLater = Date.now() + 24 * 3_600_000 + 60_000;
  await page.clock.setFixedTime(dayLater);
  await page.goto(at(complaint.address));
  await page.getByText('0/200').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('complaintDraft'))).toBeNull();
});

test('who comes back to a rating of unknown end is asked about it, and only then for stars', async () => {
  const { page, keys } = await reloaded(rating, 'before');
  await page.clock.fastForward(10_000);
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await button(page, 'Try again').count()).toBe(0);
  await button(page, 'Check now').click();
  await page.getByText('it did not happen so far').waitFor();
  await button(page, 'Leave it for now').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.clock.fastForward(3_000);
  // The same stars are the same rating, the page does not know it but the ledger does.
  await page.getByRole('radio', { name: '4 of 5 stars' }).click();
  await button(page, 'Send').click();
  await page.getByText(rating.thanks).waitFor();
  await expectOnce(rating, keys, 2);
});
