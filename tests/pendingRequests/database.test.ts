import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { createPendingStore } from '../../services/pendingRequests/store.ts';
import { createDatabase } from '../../services/pendingRequests/database.ts';
import { settle } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { loan } from './loan.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Step = 'open' | 'read' | 'commit';

/** A new IndexedDB that stores nothing and answers each step when `answer` is called. */
const silentDatabase = () => {
  const waiting: { step: Step; answer: () => void }[] = [];
  const stored: unknown[] = [];
  const stores = new Set<string>();
  let closed = 0;
  const later = (step: Step, target: EventTarget, ...events: string[]) =>
    waiting.push({ step, answer: () => events.forEach((event) => target.dispatchEvent(new Event(event))) });
  const transaction = () => {
    const begun = Object.assign(new EventTarget(), {
      error: null,
      objectStoreNames: ['intents'],
      commit: () => later('commit', begun, 'complete'),
      abort: () => begun.dispatchEvent(new Event('abort')),
      objectStore: () => ({
        put: (row: unknown) => stored.push(row),
        getAll: () => {
          const reading = Object.assign(new EventTarget(), { result: [] });
          later('read', reading, 'success');
          return reading;
        },
      }),
    });
    return begun;
  };
  vi.stubGlobal('indexedDB', {
    open: () => {
      const result = Object.assign(new EventTarget(), {
        objectStoreNames: { contains: (name: string) => stores.has(name) },
        createObjectStore: (name: string) => stores.add(name),
        transaction,
        close: () => (closed += 1),
      });
      const opening = Object.assign(new EventTarget(), { result });
      later('open', opening, 'upgradeneeded', 'success');
      return opening;
    },
  });
  return {
    stored,
    closed: () => closed,
    /** Answers everything up to this step, not included. */
    answerBefore: async (step?: Step) => {
      await settle();
      while (waiting[0] && waiting[0].step !== step) {
        waiting.shift()?.answer();
        await settle();
      }
    },
  };
};

const add = (key: string) => () => ({ requests: [{ key }] as never, answer: key });
const failureOf = (promise: Promise<unknown>) => promise.then(() => '', String);
const tabs = { announce: () => undefined, listen: () => () => undefined };

describe.each(['open', 'read', 'commit'] as const)('a database that never answers: %s', (step) => {
  test('rejects after four seconds, and closes', async () => {
    const { answerBefore, closed } = silentDatabase();
    const changing = failureOf(createDatabase().change(add('k1')));
    await answerBefore(step);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await changing).toMatch('does not answer');
    await answerBefore();
    expect(closed()).toBe(1);
  });

  test('does not keep a page from opening', async () => {
    const { answerBefore } = silentDatabase();
    const looking = createPendingStore({ database: createDatabase(), tabs }).hasNews();
    await answerBefore(step);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await looking).toBe(false);
  });
});

test.each(['open', 'read'] as const)('changes nothing after its limit: %s', async (step) => {
  const { answerBefore, stored } = silentDatabase();
  const change = vi.fn<ReturnType<typeof add>>(add('k1'));
  const changing = failureOf(createDatabase().change(change));
  await answerBefore(step);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await changing).toMatch('does not answer');
  await answerBefore();
  expect(change).not.toHaveBeenCalled();
  expect(stored).toEqual([]);
});

test('is waited for shortly after it did not answer, until it does', async () => {
  const { answerBefore } = silentDatabase();
  const database = createDatabase();
  const failsAfter = async (ms: number) => {
    let failure = '';
    const changing = failureOf(database.change(add('k1'))).then((text) => (failure = text));
    await answerBefore('read');
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(failure).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(await changing).toMatch('does not answer');
  };
  await failsAfter(4_000);
  await failsAfter(300);
  const changing = database.change(add('k1'));
  await answerBefore();
  expect(await changing).toBe('k1');
  await failsAfter(4_000);
});

test.each([
  ['VersionError', { warning: { reason: 'forgetful' } }],
  ['UnknownError', { kind: 'opened' }],
])(
  'sends beside a database that fails with %s only after a warning if a newer release may have used it: %j',
  async (name, answer) => {
    vi.stubGlobal('indexedDB', {
      databases: async () => [],
      open: () => {
        const opening = Object.assign(new EventTarget(), {
          error: new DOMException('It does not open', name),
        });
        queueMicrotask(() => opening.dispatchEvent(new Event('error')));
        return opening;
      },
    });
    const store = createLazyStore({
      tabs,
      load: async () => createPendingStore({ database: createDatabase(), tabs }),
      mayKeep: async () => true,
    });
    expect(await store.open(loan)).toMatchObject(answer);
    expect(await store.open({ ...loan, mayForget: true })).toMatchObject({ kind: 'opened' });
  },
);

test('uses no database of another structure', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('indexedDB', {
    open: () => {
      const objectStoreNames = { contains: (name: string) => name === 'intents' };
      const result = Object.assign(new EventTarget(), { objectStoreNames, close });
      const opening = Object.assign(new EventTarget(), { result });
      queueMicrotask(() => opening.dispatchEvent(new Event('success')));
      return opening;
    },
  });
  expect(await failureOf(createDatabase().change(add('k1')))).toMatch('not ours');
  expect(close).toHaveBeenCalledOnce();
});

test('opens again after it did not answer', async () => {
  const { answerBefore, stored } = silentDatabase();
  const database = createDatabase();
  const changing = failureOf(database.change(add('k1')));
  await answerBefore('open');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await changing).toMatch('does not answer');
  const again = database.change(add('k2'));
  await answerBefore();
  expect(await again).toBe('k2');
  expect(stored).toEqual([{ key: 'k2' }]);
});
