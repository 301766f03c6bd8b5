import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { cleanupMachine } from '../../machines/root/cleanup.ts';
import { ownerNow } from '../../services/device/owner.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { sourcesWith } from '../sources.ts';

const day = 86_400_000;
const companyNow = Date.parse('2026-11-24T04:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: companyNow, toFake: ['Date', 'performance'] });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

const kept = () =>
  (['localStorage', 'sessionStorage'] as const).flatMap((area) => [
    ...(globalThis[area] as unknown as ReturnType<typeof memoryStorage>).kept.keys(),
  ]);

const keepAll = (now: number, session = 's1') => {
  const owner = ownerNow('o1', new URLSearchParams({ sessionId: session }), now);
  localStorage.setItem('repaymentInfo', JSON.stringify({ owner, amount: 1 }));
  localStorage.setItem('complaintDraft', JSON.stringify({ owner, detail: 'Late' }));
  sessionStorage.setItem('receipt', JSON.stringify({ owner }));
  localStorage.setItem('orderNo', 'o1');
  sessionStorage.setItem('showBankTip', '1');
  localStorage.setItem('openIntents', '[]');
  localStorage.setItem('lang', 'fil');
  sessionStorage.setItem('reloadedFor', 'r1');
};
const ofADay = ['repaymentInfo', 'complaintDraft', 'receipt'];
const ofNoSession = ['openIntents', 'lang', 'reloadedFor'];

const open = (search = 'sessionId=s1') => {
  const clock = new SimulatedClock();
  const { root, subject } = startUnderRoot(cleanupMachine, undefined, { search, clock });
  const session = root.system.get('session');
  return {
    receive: (now: number) => session.send({ type: 'time.received', moment: now }),
    open: (next: string) => session.send({ type: 'session.named', search: next }),
    endSession: () => subject.send({ type: 'session.ended' }),
    pass: (ms: number) => {
      vi.advanceTimersByTime(ms);
      clock.increment(ms);
    },
  };
};

describe('entries of a day', () => {
  test('removes codes after a day, even if no page reads them', () => {
    keepAll(companyNow);
    const page = open();
    page.receive(companyNow);
    page.pass(day - 1_000);
    expect(kept()).toEqual(expect.arrayContaining([...ofADay, 'orderNo', ...ofNoSession]));
    page.pass(1_000);
    expect(kept().filter((key) => ofADay.includes(key))).toEqual([]);
    expect(kept()).toEqual(expect.arrayContaining(['orderNo', ...ofNoSession, 'showBankTip']));
  });

  test('removes codes that were written after the page opened', () => {
    const page = open();
    page.receive(companyNow);
    keepAll(companyNow);
    page.pass(day);
    expect(kept().filter((key) => ofADay.includes(key))).toEqual([]);
  });

  test('keeps codes on a phone that is days fast, before and after the first response', () => {
    keepAll(companyNow);
    vi.setSystemTime(companyNow + 3 * day);
    const page = open();
    expect(kept()).toEqual(expect.arrayContaining(ofADay));
    page.receive(companyNow + 1_000);
    expect(kept()).toEqual(expect.arrayContaining(ofADay));
  });

  test('removes codes on a phone whose clock is days slow', () => {
    keepAll(companyNow - 2 * day);
    vi.setSystemTime(companyNow - 2 * day);
    const page = open();
    page.receive(companyNow);
    expect(kept().filter((key) => ofADay.includes(key))).toEqual([]);
  });

  test('keeps codes as long as one of them is valid', () => {
    const page = new URLSearchParams({ sessionId: 's1' });
    const owner = ownerNow('o1', page, companyNow);
    const other = { ...ownerNow('o2', page, companyNow), until: companyNow + 7 * day };
    localStorage.setItem('repaymentInfo', JSON.stringify({ owner, others: [{ owner: other }] }));
    const opened = open();
    opened.receive(companyNow);
    opened.pass(7 * day - 1_000);
    expect(kept()).toContain('repaymentInfo');
    opened.pass(1_000);
    expect(kept()).not.toContain('repaymentInfo');
  });

  test.each([' ', '{', '"x"', '{"owner":1}', '{"detail":"Late"}'])(
    'removes only a draft that is %j',
    (text) => {
      keepAll(companyNow);
      localStorage.setItem('complaintDraft', text);
      open();
      expect(kept()).not.toContain('complaintDraft');
      expect(kept()).toEqual(expect.arrayContaining(['repaymentInfo', 'receipt', 'orderNo']));
    },
  );
});

describe('what a session keeps', () => {
  test('removes everything but pending requests when the session ends', () => {
    keepAll(companyNow);
    open().endSession();
    expect(kept().toSorted()).toEqual(ofNoSession.toSorted());
  });

  test('removes stored data when the page opens for another session', () => {
    keepAll(companyNow, 'another');
    open();
    expect(
      kept()
        .filter((key) => key !== 'sessionMark')
        .toSorted(),
    ).toEqual(ofNoSession.toSorted());
  });

  test.each([
    ['everything', () => keepAll(companyNow)],
    ['an order number alone', () => localStorage.setItem('orderNo', 'o1')],
    ['an answered notice alone', () => sessionStorage.setItem('showBankTip', '1')],
  ])('removes stored data when the URL has another session: %s', (_, keep) => {
    const page = open();
    keep();
    page.open('sessionId=s1&orderId=o2');
    const before = kept();
    page.open('sessionId=s2');
    expect(before.length).toBeGreaterThan(1);
    expect(kept().filter((key) => key !== 'sessionMark' && !ofNoSession.includes(key))).toEqual([]);
  });

  test('removes stored data when the tab is reloaded for another session', () => {
    open('sessionId=s1');
    localStorage.setItem('orderNo', 'o1');
    open('sessionId=s2');
    expect(kept()).not.toContain('orderNo');
  });

  test('removes stored data when another session opens the app after it was closed', () => {
    open('sessionId=s1');
    localStorage.setItem('orderNo', 'o1');
    // A new tab has its own storage.
    vi.stubGlobal('sessionStorage', memoryStorage());
    open('sessionId=s2');
    expect(kept()).not.toContain('orderNo');
  });

  test('keeps stored data on a page that names no session', () => {
    keepAll(companyNow);
    open('');
    expect(kept()).toEqual(expect.arrayContaining([...ofADay, 'orderNo', 'showBankTip']));
  });

  test('works where the page has no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => open().endSession()).not.toThrow();
  });
});

describe('the source', () => {
  test('uses storage only through entries that declare their lifetime', () => {
    expect(sourcesWith(/(?:local|session)Storage\s*[.?[]|globalThis\[/)).toEqual([
      'services/device/storage.ts',
      // These two check whether storage is blocked.
      'services/pendingRequests/stored.ts',
      'services/release/reloaded.ts',
    ]);
  });

  test('stores nothing beyond the page elsewhere', () => {
    expect(sourcesWith(/\bindexedDB\b/)).toEqual([
      'services/pendingRequests/database.ts',
      'services/pendingRequests/lazyStore.ts',
    ]);
    expect(sourcesWith(/\bcaches\.|document\.cookie|window\.name/)).toEqual([]);
  });

  test('hashes without a secret key only what cannot be guessed: sessions, and pictures of codes', () => {
    expect(sourcesWith(/from '[^']*\/fingerprint\.ts'/)).toEqual([
      'services/device/kept.ts',
      'services/device/owner.ts',
      'services/repay/codeAddress.ts',
    ]);
  });
});
