import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { infoFor } from '../../services/repay/paymentWay.ts';
import { instructionsMachine } from '../../machines/instructions/machine.ts';
import { selectReference } from '../../machines/instructions/selectors.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { saveRepaymentInfo, readRepaymentInfo } from '../../services/repay/storedInfo.ts';
import { openScreen } from '../doubles/lender.ts';
import { openPaymentWay } from '../doubles/paymentWay.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { madeCode, ownSearch, repaymentInfo, storedInfo } from '../models/fixtures/repayment.ts';

const day = 24 * 3_600_000;
let storage = memoryStorage().kept;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  const phone = memoryStorage();
  storage = phone.kept;
  vi.stubGlobal('localStorage', phone);
});

const page = { to: 'repayUrl' as const, query: { productId: 'p1', orderId: 'o1' } };
const { defDetail } = repaymentInfo();
const drawn = { amount: 892_480, defDetail };
const told = { type: 'info.loaded' as const, info: drawn, page };

const openStore = (search: string) => {
  const subject = openPaymentWay(search);
  return { send: subject.send, way: () => subject.getSnapshot().context };
};

describe('the stored repayment info', () => {
  test('stores what the code pages draw, without a session', () => {
    openStore('sessionId=secret-session&productId=p1').send(told);
    expect([...storage.keys()]).toEqual(['repaymentInfo']);
    const text = storage.get('repaymentInfo') ?? '';
    expect(text).not.toContain('secret-session');
    expect(JSON.parse(text)).toEqual({
      ...drawn,
      owner: {
        orderId: 'o1',
        session: expect.stringMatching(/^[\da-f-]{36}\.[\da-f]{1,8}$/),
        since: Date.now(),
      },
    });
  });

  test('restores the stored repayment unchanged after a reload', () => {
    const info = storedInfo();
    saveRepaymentInfo(info, '/');
    expect(readRepaymentInfo()).toEqual(info);
  });

  test('keeps a code of an older release, which stored payments as texts, without a list to compare with', () => {
    const reading = { call: 'order', owed: 892_480, payments: ['892480|2026-11-20||'] };
    storage.set('repaymentInfo', JSON.stringify({ ...storedInfo(), code: { ...madeCode, then: [reading] } }));
    expect(readRepaymentInfo()?.code).toMatchObject({
      payCode: madeCode.payCode,
      then: [{ call: 'order', owed: 892_480, payments: undefined }],
    });
  });

  test.each([
    '',
    'null',
    '{',
    '[]',
    '{"amount":"much"}',
    // Complete, but without an owner, as an older release stored it.
    JSON.stringify(repaymentInfo()),
  ])('removes stored data when it is %j', (text) => {
    storage.set('repaymentInfo', text);
    expect(readRepaymentInfo()).toBeUndefined();
    expect(storage.size).toBe(0);
  });

  test('drops the stored repayment after a day', () => {
    const store = openStore(ownSearch);
    store.send(told);
    vi.advanceTimersByTime(day - 1);
    expect(infoFor(store.way(), ownSearch, Date.now())).toEqual(drawn);
    vi.advanceTimersByTime(1);
    expect(infoFor(store.way(), ownSearch, Date.now())).toBeUndefined();
  });

  test('drops the stored repayment when its order is settled, but not for another order', () => {
    const store = openStore(ownSearch);
    store.send(told);
    store.send({ type: 'order.settled', orderId: 'o2' });
    expect(infoFor(store.way(), ownSearch, Date.now())).toEqual(drawn);
    store.send({ type: 'order.settled', orderId: 'o1' });
    expect(store.way()).toMatchObject({ info: undefined, page: undefined });
    expect(storage.size).toBe(0);
  });

  test('keeps the repayment for the visit, but does not store it, without a session', () => {
    const store = openStore('');
    store.send(told);
    expect(storage.size).toBe(0);
    expect(infoFor(store.way(), '', Date.now())).toEqual(drawn);
  });

  test('keeps the old or the new repayment when the app is killed while it is replaced', () => {
    const [before, after] = [storedInfo(), { ...storedInfo(), amount: 1 }];
    saveRepaymentInfo(before, '/');
    const seen: (string | undefined)[] = [];
    const { localStorage } = globalThis;
    const watched =
      <Args extends string[]>(change: (...args: Args) => void) =>
      (...args: Args) => {
        change(...args);
        seen.push(storage.get('repaymentInfo'));
      };
    vi.stubGlobal('localStorage', {
      getItem: localStorage.getItem,
      setItem: watched(localStorage.setItem),
      removeItem: watched(localStorage.removeItem),
    });
    saveRepaymentInfo(after, '/');
    expect(seen).toEqual([JSON.stringify(after)]);
  });

  test('drops the stored repayment when there is no room for the new one', () => {
    saveRepaymentInfo(storedInfo(), '/');
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    saveRepaymentInfo({ ...storedInfo(), amount: 1 }, '/');
    expect(storage.size).toBe(0);
  });

  test('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => saveRepaymentInfo(storedInfo(), '/')).not.toThrow();
    expect(readRepaymentInfo()).toBeUndefined();
  });
});

describe('the next borrower on the phone', () => {
  /** The page that the shell opens, after the borrower of session s1 opened order o1 and the page was reloaded. */
  const opened = (search: string) => {
    openStore('sessionId=s1').send(told);
    const stores = { paymentWay: openStore(search).way() };
    return {
      notices: openScreen(repaymentCodeMachine, { route: 'repaymentOfCode2', search, stores }).actor,
      instructions: openScreen(instructionsMachine, { route: 'DRInstructions', search, stores }).actor,
    };
  };

  test.each([
    ['has another session', 'sessionId=s2'],
    ['has another session and names the order', 'sessionId=s2&orderId=o1'],
    ['has no session', ''],
    ['has the same session and another order', 'sessionId=s1&orderId=o2'],
  ])("never sees the previous borrower's contract number and amount when the URL %s", (_, search) => {
    const { notices, instructions } = opened(search);
    expect(notices.getSnapshot().matches('missing')).toBe(true);
    for (const { context } of [notices.getSnapshot(), instructions.getSnapshot()]) {
      const held = JSON.stringify({ ...context, app: undefined });
      expect(held).not.toContain('8001701000000');
      expect(held).not.toContain('892480');
    }
  });

  test.each(['sessionId=s1', 'sessionId=s1&orderId=o1', 'sessionId=s1&orderId='])(
    'keeps the data of a borrower who returns with %s',
    (search) => {
      const { notices, instructions } = opened(search);
      expect(notices.getSnapshot().context.info).toEqual(drawn);
      expect(selectReference(instructions.getSnapshot())).toBe('8001701000000');
    },
  );

  test('sees nothing of the last one within the same visit either', () => {
    const store = openStore('sessionId=s1');
    store.send(told);
    expect(infoFor(store.way(), 'sessionId=s1', Date.now())).toEqual(drawn);
    expect(infoFor(store.way(), 'sessionId=s2', Date.now())).toBeUndefined();
  });
});

test('two tabs lose no code of each other', () => {
  const [one, other] = [openStore(ownSearch), openStore(ownSearch)];
  one.send(told);
  one.send({ type: 'code.made', code: madeCode });
  other.send({ ...told, page: { ...page, query: { productId: 'p1', orderId: 'o2' } } });
  expect(other.way()).toMatchObject({ info: { owner: { orderId: 'o2' }, others: [{ code: madeCode }] } });
  one.send({ type: 'payment.claimed', orderId: 'o1' });
  other.send({ type: 'code.used', orderId: 'o1' });
  expect(other.way().info?.others).toMatchObject([{ code: { saidPaid: true, isUsed: true } }]);
});

test('begins with what it is given, whatever the phone keeps now', () => {
  const info = storedInfo();
  const stored = { texts: { repaymentInfo: JSON.stringify(info) } };
  const { subject } = startUnderRoot(paymentWayMachine, { stored }, { search: ownSearch });
  expect(subject.getSnapshot().context.info).toEqual(info);
});

test('remembers the channel, the card and the page in the payment way', () => {
  const store = openStore(ownSearch);
  store.send({ type: 'channel.chosen', channelNumber: '90001' });
  store.send({ type: 'card.chosen', cardId: 'k1' });
  store.send(told);
  expect(store.way()).toMatchObject({ info: drawn, page, channelNumber: '90001', cardId: 'k1' });
});
