import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, type EventObject, fromCallback } from 'xstate';
import type { Family } from '../../services/http/envelope.ts';
import { timeOf } from '../../services/visit/clock.ts';
import { sessionActor, sessionOf } from '../../services/visit/session.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { selectOrder } from '../../machines/orderDetails/selectors.ts';
import { nextPaymentOf } from '../../services/order/nextPayment.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { sourcesWith } from '../sources.ts';

const day = 86_400_000;
const lendersNow = Date.parse('2026-11-24T04:00:00Z');
const dated = (now: number) => ({ date: new Date(now).toUTCString() });
const order = { orderStatus: 174, repayAmount: 924_800, repayDate: '2026-12-01' };

beforeEach(() => {
  vi.useFakeTimers({ now: lendersNow, toFake: ['Date'] });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('the source', () => {
  test("reads the phone's clock in one place only", () => {
    const reading = /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)(?!\.)|timeOrigin/;
    // The page's fallback dates its records itself, because it has no dependencies.
    expect(sourcesWith(reading)).toEqual(['services/visit/clock.ts', 'views/entries/help.ts']);
  });

  test("bases no decision on the phone's clock", () => {
    expect(sourcesWith(/\bphoneNow\b/)).toEqual([
      // Pauses that the phone measures itself, and a mark that only has to differ.
      'machines/payment/smsCountdown.ts',
      'machines/promotion/captcha/machine.ts',
      'services/visit/clock.ts',
      // Before a response has a date.
      'views/firstPaint/draw.ts',
    ]);
  });
});

interface Received {
  status: number;
  body: string;
  family: Family;
  headers: Record<string, string>;
}

describe("the company's clock", () => {
  const open = () => {
    vi.useFakeTimers({ now: lendersNow + 3 * day, toFake: ['Date', 'performance'] });
    const reported: string[] = [];
    const root = createActor(
      fromCallback<EventObject>(({ receive }) => receive(({ type }) => reported.push(type))),
    );
    const session = createActor(sessionActor, {
      input: { apiBase: '', search: '', root: root.start() },
    }).start();
    const system = {
      get: (id: string) => (id === 'session' ? session : undefined),
    } as unknown as AnyActorRef['system'];
    return {
      reported,
      warnings: () => reported.filter((type) => type === 'toast.requested').length,
      receive: (now: number, { headers = {}, ...response }: Partial<Received> = {}) =>
        sessionOf(system).recordResponse({
          status: 200,
          body: '{"code":"00"}',
          family: '00',
          headers: new Headers({ ...dated(now), ...headers }),
          ...response,
        }),
      pass: (ms: number) => void vi.advanceTimersByTime(ms),
      setClock: (ms: number) => void vi.setSystemTime(Date.now() + ms),
      time: () => timeOf(system),
    };
  };
  const exactly = (now: number) => ({ earliest: now, latest: now, isKnown: true });

  test("measures elapsed time by the phone's clock, which may be wrong", () => {
    const { receive, pass, time } = open();
    receive(lendersNow);
    pass(day);
    expect(time()).toEqual(exactly(lendersNow + day));
  });

  test('does not trust the time after the clock jumps ahead, until the next response', () => {
    const { receive, pass, setClock, time } = open();
    receive(lendersNow);
    setClock(100 * day);
    pass(1_000);
    expect(time()).toEqual({
      earliest: lendersNow + 1_000,
      latest: lendersNow + 100 * day + 1_000,
      isLost: true,
      isKnown: true,
    });
    receive(lendersNow + 2_000);
    expect(time()).toEqual(exactly(lendersNow + 2_000));
  });

  test("does not go back when the phone's clock does", () => {
    const { receive, pass, setClock, time } = open();
    receive(lendersNow);
    pass(day);
    setClock(-3 * day);
    expect(time()).toEqual({ ...exactly(lendersNow + day), isLost: true });
  });

  test('keeps the time when the clock is corrected by seconds', () => {
    const { receive, setClock, time } = open();
    receive(lendersNow);
    setClock(-20_000);
    expect(time()).toEqual(exactly(lendersNow - 20_000));
  });

  test.each([
    ['an hour in a cache', 3_600, '3600'],
    ['two days in a cache', 172_800, '172800'],
    ['in no cache', 0, '0'],
  ])('adds the age of a response that was %s', (_, seconds, age) => {
    const { receive, time } = open();
    receive(lendersNow - seconds * 1_000, { headers: { age } });
    expect(time()).toEqual(exactly(lendersNow));
  });

  test.each([
    ["a proxy's page", { status: 502, body: 'Bad Gateway' }],
    ['a captive portal', { body: '<html>Welcome to the free Wi-Fi</html>' }],
    ["a stranger's JSON", { body: '{"status":"blocked"}' }],
    ['half a response', { body: '{"code":"00","da' }],
    ['an empty body', { body: '' }],
    ['another family of envelopes', { body: '{"code":"00"}', family: 'v3' as const }],
    ['an age that cannot be read', { headers: { age: 'a day' } }],
    ['a negative age', { headers: { age: '-5' } }],
    ['two ages', { headers: { age: '0, 172800' } }],
    ['an age of a cache that cannot count further', { headers: { age: '2147483648' } }],
    ['an age of years', { headers: { age: '99999999' } }],
    ['an age with a fraction', { headers: { age: '5.5' } }],
    ['no date', { headers: { date: '' } }],
    ['a number as a date', { headers: { date: '86400' } }],
    ['seconds as a date', { headers: { date: '1795492800' } }],
    ['a date without a zone', { headers: { date: 'Tue Nov 24 04:00:00 2026' } }],
    ['two dates', { headers: { date: 'Tue, 24 Nov 2026 04:00:00 GMT, Tue, 24 Nov 2026 04:00:00 GMT' } }],
    ['a server whose clock was never set', { headers: { date: 'Thu, 01 Jan 1970 00:00:07 GMT' } }],
    ['a clock of before this product', { headers: { date: 'Fri, 02 Jan 2015 00:12:00 GMT' } }],
    ['a clock without a battery', { headers: { date: 'Sat, 01 Jan 2000 00:12:00 GMT' } }],
    ['a year that nobody has reached', { headers: { date: 'Thu, 24 Nov 2101 04:00:00 GMT' } }],
    ['a day that no month has', { headers: { date: 'Tue, 99 Nov 2026 04:00:00 GMT' } }],
  ])('takes no time from %s', (_, response) => {
    const { receive, time } = open();
    receive(lendersNow, response);
    receive(lendersNow + 1_000, response);
    expect(time()).toEqual({ ...exactly(lendersNow + 3 * day), isKnown: false });
  });

  test.each([200, 400, 500])('takes the time from an envelope with status %d', (status) => {
    const { receive, time } = open();
    receive(lendersNow, { status });
    expect(time()).toEqual(exactly(lendersNow));
  });

  test('does not go back to the date of a response that was stored on its way', () => {
    const { receive, pass, time } = open();
    receive(lendersNow);
    pass(5_000);
    receive(lendersNow - 2 * day);
    receive(lendersNow - 2 * day);
    expect(time()).toEqual(exactly(lendersNow + 5_000));
    pass(1_000);
    receive(lendersNow + 6_000);
    expect(time()).toEqual(exactly(lendersNow + 6_000));
  });

  test('corrects a time that a later response contradicts, once the next one agrees', () => {
    const { receive, pass, time } = open();
    receive(lendersNow + 365 * day);
    receive(lendersNow);
    pass(2_000);
    receive(lendersNow + 2_000);
    expect(time()).toEqual(exactly(lendersNow + 2_000));
  });

  test("warns of the phone's clock after two responses that agree, once", () => {
    const { receive, pass, warnings } = open();
    receive(lendersNow);
    receive(lendersNow);
    expect(warnings()).toBe(0);
    pass(2_000);
    receive(lendersNow - 30 * day);
    expect(warnings()).toBe(0);
    for (const later of [4_000, 6_000, 8_000]) {
      pass(2_000);
      receive(lendersNow + later);
    }
    expect(warnings()).toBe(1);
  });

  test.each([
    ['slept for 3 hours', 10_800_000, 10_800_000, ['shell.resumed']],
    ['was set back by 3 hours', -10_800_000, 0, ['shell.resumed']],
    ['was set ahead by 50 seconds', 50_000, 0, []],
  ])('reports once, with the next response, that the phone %s', (_, set, passed, reports) => {
    const { receive, setClock, reported } = open();
    receive(lendersNow + 3 * day);
    setClock(set);
    receive(lendersNow + 3 * day + passed);
    receive(lendersNow + 3 * day + passed);
    expect(reported.filter((type) => type === 'shell.resumed')).toEqual(reports);
  });

  test.each([
    ['the first response', 3 * day, 0],
    ['a response that came out of a cache without its age', 0, day],
  ])('looks again at what depends on the day, but reloads nothing, when it corrects %s', (_, off, later) => {
    const { receive, reported } = open();
    receive(lendersNow + off);
    expect(reported).toEqual(off === 0 ? ['clock.corrected'] : []);
    receive(lendersNow + 3 * day + later);
    receive(lendersNow + 3 * day + later);
    expect(reported.filter((type) => type !== 'toast.requested')).toEqual(
      off === 0 ? ['clock.corrected', 'clock.corrected'] : [],
    );
  });

  test("uses the phone's clock before the first response", () => {
    const { setClock, time } = open();
    const now = lendersNow + 3 * day;
    expect(time()).toEqual({ ...exactly(now), isKnown: false });
    setClock(day);
    expect(time()).toEqual({ earliest: now, latest: now + day, isKnown: false, isLost: true });
  });
});

describe('an order', () => {
  const daysLeft = (screen: ReturnType<typeof openOrder>['screen']) => {
    const snapshot = screen.actor.getSnapshot();
    const shown = snapshot.context.order;
    return shown && nextPaymentOf(shown, selectOrder(snapshot)?.now)?.daysLeft;
  };
  const openOrder = () => {
    const calls = holdCalls();
    const screen = openScreen(orderDetailsMachine, {
      route: 'loanDetailUrl',
      search: 'productId=p1&orderId=o1&sessionId=s1',
    });
    return { calls, screen };
  };

  test.each([
    ['right', 0],
    ['3 days fast', 3 * day],
    ['400 days slow', -400 * day],
    ['8 days fast', 8 * day],
  ])('counts the days left by the company, on a phone that is %s', async (_, off) => {
    vi.setSystemTime(lendersNow + off);
    const { calls, screen } = openOrder();
    await calls[0]?.answer({ success: true, data: order }, 200, dated(lendersNow));
    expect(daysLeft(screen)).toBe(7);
  });

  test('follows a clock that is corrected during a visit', async () => {
    vi.setSystemTime(lendersNow + 3 * day);
    const { calls, screen } = openOrder();
    await calls[0]?.answer({ success: true, data: order }, 200, dated(lendersNow));
    vi.setSystemTime(lendersNow + day);
    screen.actor.send({ type: 'screen.returned' });
    await calls[1]?.answer({ success: true, data: order }, 200, dated(lendersNow + day));
    expect(daysLeft(screen)).toBe(6);
  });

  test.each([
    ['3 days fast', 3 * day, 1],
    ['11 minutes slow', -660_000, 1],
    ['9 minutes fast', 540_000, 0],
  ])('reports a clock that is %s once, if by more than 10 minutes', async (_, off, times) => {
    vi.setSystemTime(lendersNow + off);
    const { calls, screen } = openOrder();
    await calls[0]?.answer({ success: true, data: order }, 200, dated(lendersNow));
    vi.advanceTimersByTime(2_000);
    screen.actor.send({ type: 'screen.returned' });
    await calls[1]?.answer({ success: true, data: order }, 200, dated(lendersNow + 2_000));
    const said = toasts(screen.reported()).filter(
      (message) => 'key' in message && message.key === 'clock.off',
    );
    expect(said).toHaveLength(times);
  });
});
