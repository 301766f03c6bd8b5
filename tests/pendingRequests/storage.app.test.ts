import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type MoneyCall, moneyCalls } from './calls.ts';
import { button, moneyApp, pass, silence, warning } from './visit.ts';
import { firstFew, isNightly } from '../nightly.ts';

const app = moneyApp();

const callOf = (wanted: string): MoneyCall => {
  const found = moneyCalls.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no call '${wanted}'.`);
  return found;
};
const push = callOf('push');

const closeDatabases = (is: string) => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
  if (is === 'open') return;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  if (is === 'closed')
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

const forgetful = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'This phone cannot remember your request' });

describe.each(firstFew(['push', 'register'], 1).map(callOf))('$name', (call) => {
  test.each(['full', 'closed'] as const)(
    'warns before it sends when neither storage works (localStorage is %s), and lets the borrower decide',
    async (localStorage) => {
      const { page, arrive, answer, tap, sent, arrived, entries } = await app.visit(call);
      await page.addInitScript(closeDatabases, localStorage);
      await arrive();
      answer(pass);
      await tap();
      await forgetful(page).getByText('Stay on this page until the answer arrives').waitFor();
      expect(sent()).toEqual([]);
      await button(page, 'Leave it for now').click();
      await forgetful(page).waitFor({ state: 'detached' });
      expect(sent()).toEqual([]);
      await tap();
      await forgetful(page).waitFor();
      await button(page, 'Send it now').click();
      await arrived(1);
      await expect.poll(entries).toBe(1);
    },
  );

  test.runIf(isNightly)('keeps its key for the visit when neither storage works', async () => {
    const { page, arrive, answer, tap, keys, arrived, warned } = await app.visit(call);
    await page.addInitScript(closeDatabases, 'closed');
    await arrive();
    answer(() => ({ status: 502 }), pass);
    await tap();
    await button(page, 'Send it now').click();
    await arrived(1);
    await warned();
    await warning(page).getByRole('button', { name: 'Try again' }).click();
    // A retry is no new request, so there is no new warning.
    await arrived(2);
    expect(keys()).toHaveLength(1);
  });

  // Without a login a page cannot tell whose request it was.
  test.skipIf(call.kind === 'register')(
    'keeps its key through a reload when only IndexedDB is closed',
    async () => {
      const { page, arrive, answer, tap, keys, arrived, again } = await app.visit(call);
      await page.addInitScript(closeDatabases, 'open');
      await arrive();
      answer(silence);
      await tap();
      await arrived(1);
      await page.reload();
      answer(pass);
      await again();
      await arrived(2);
      expect(keys()).toHaveLength(1);
    },
  );
});

const damages = {
  'of a higher version': { version: 99, stores: ['foreign'] },
  'without its stores': { version: 1, stores: [] },
  'whose stores have other keys': { version: 1, stores: ['intents', 'secrets', 'requests', 'keys'] },
};

// A database that another page still has open can keep both from ending: this wait has a limit, that of `evaluate` has none.
const replace = (page: Page, name: string, damage: { version: number; stores: string[] }) =>
  page.waitForFunction(
    async ([which, { version, stores }]) => {
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', resolve);
          request.addEventListener('error', () => reject(request.error ?? new Error('Not replaced')));
        });
      await done(indexedDB.deleteDatabase(which));
      const opening = indexedDB.open(which, version);
      opening.addEventListener('upgradeneeded', () => {
        for (const store of stores) opening.result.createObjectStore(store, { keyPath: 'foreign' });
      });
      await done(opening);
      opening.result.close();
      return true;
    },
    [name, damage] as const,
  );

const addRubbish = (page: Page, name: string) =>
  page.waitForFunction(
    (which) =>
      new Promise<true>((resolve, reject) => {
        const opening = indexedDB.open(which);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
          for (const store of database.objectStoreNames) {
            const rows = transaction.objectStore(store);
            for (const rubbish of [{ a: 1 }, { kind: 1, since: 'x' }, { kind: 'push', subject: {} }]) {
              const key = `rubbish-${Math.random()}`;
              if (typeof rows.keyPath === 'string') rows.put({ ...rubbish, [rows.keyPath]: key });
              else rows.put(rubbish, key);
            }
          }
          transaction.addEventListener('complete', () => {
            database.close();
            resolve(true);
          });
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')));
        });
      }),
    name,
  );

const sends = async (page: Page, arrivals: () => number) => {
  const anyway = button(page, 'Send it now');
  await expect.poll(async () => arrivals() > 0 || (await anyway.count()) > 0).toBe(true);
  if (arrivals() === 0) await anyway.click();
  await expect.poll(arrivals).toBe(1);
};

/** Its database then exists. */
const usedOnce = async ({ page, arrive, answer, tap, arrived }: Awaited<ReturnType<typeof app.visit>>) => {
  await arrive();
  answer(silence);
  await tap();
  await arrived(1);
  await page.goto(`${app.gate.url}/robots.txt`);
  const [{ name = '' } = {}] = await page.evaluate(() => indexedDB.databases());
  expect(name).not.toBe('');
  return name;
};

describe('a database', () => {
  test.each(firstFew(Object.entries(damages), 1))(
    'never blocks a request because of a database %s, which it reports once',
    async (_, damage) => {
      const reports = () => app.gate.arrivals.filter(({ path }) => path.endsWith('/sandbox/reports'));
      const visit = await app.visit(push);
      const { page, arrange, goTo, tap, sent, answer } = visit;
      const name = await usedOnce(visit);
      await replace(page, name, damage);
      const before = sent().length;
      await goTo(page);
      await arrange();
      answer(pass);
      await tap();
      await sends(page, () => sent().length - before);
      // The backend's response opens the next screen, so nothing was lost.
      await page.waitForURL((url) => !url.pathname.startsWith('/confirm'));
      expect(sent()).toHaveLength(before + 1);
      const places = reports().map(({ body }) => JSON.stringify(JSON.parse(body).error));
      expect(places.length).toBeGreaterThan(0);
      expect(new Set(places).size).toBe(places.length);
    },
  );

  test('finds its own rows beside corrupt ones', async () => {
    const visit = await app.visit(push);
    const { page, goTo, keys, answer, again, arrived } = visit;
    const name = await usedOnce(visit);
    await addRubbish(page, name);
    await goTo(page);
    answer(pass);
    await again();
    await arrived(2);
    expect(keys()).toHaveLength(1);
  });
});

describe('an entry that release 0.1.0 left in localStorage', () => {
  const entry = {
    kind: 'push',
    subject: 'product:p1',
    fingerprint: '1a2b3c4d',
    key: '7b0f9a64-59a5-4f0e-9d2f-1f4f1f6d2a10',
  };

  test('reports a pending request of the old storage, and moves it', async () => {
    const { page, goTo, warned, leave } = await app.visit(push);
    await page.goto(`${app.gate.url}/robots.txt`);
    await page.evaluate(
      (kept) => localStorage.setItem('openIntents', JSON.stringify([{ ...kept, since: Date.now() }, null])),
      entry,
    );
    await goTo(page);
    await warned();
    expect(await page.evaluate(() => localStorage.getItem('openIntents'))).toBeNull();
    await leave();
    await page.reload();
    await warned();
  });

  test.each(firstFew(['[{"kind":1}]', 'garbage', '{"a":1}', '[null]', '""', '[[]]'], 1))(
    'ignores an old entry that contains %s',
    async (text) => {
      const { page, goTo, arrange, tap, answer, sent } = await app.visit(push);
      await page.goto(`${app.gate.url}/robots.txt`);
      await page.evaluate((kept) => localStorage.setItem('openIntents', kept), text);
      await goTo(page);
      await arrange();
      expect(await warning(page).count()).toBe(0);
      answer(pass);
      await tap();
      await sends(page, () => sent().length);
    },
  );
});
