import { afterEach, expect, it, vi } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import { startUsage } from '../usage.ts';
import { bucketOf, buckets } from '../usage/buckets.ts';
import { funnelOf, medianDwell, parseVisits, sumOf, type Visit } from '../usage/usage.ts';
import { createVisitCounter } from '../usage/visits.ts';
import { lamp } from './lamp.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reports the length of a stay only as a bucket', () => {
  const clock = new SimulatedClock();
  const counter = createVisitCounter(() => clock.now());
  const actor = createActor(lamp, { clock, inspect: counter.inspect }).start();
  clock.increment(1_700);
  actor.send({ type: 'pressed' });
  const [usage] = counter.visit().charts;
  const { off = [] } = usage?.dwell ?? {};
  expect(off[bucketOf(1_700)]).toBe(1);
  expect(off.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(medianDwell(off)).toBe(3_200);
  expect(usage?.ends).toEqual(['on']);
});

it('counts the end of a machine once, with the stays that end then', () => {
  const parcel = setup({ types: {} as { events: { type: 'sent' } | { type: 'lost' } } }).createMachine({
    id: 'parcel',
    initial: 'packed',
    states: {
      packed: { on: { sent: 'underway', lost: 'gone' } },
      underway: {},
      gone: { type: 'final' },
    },
  });
  const clock = new SimulatedClock();
  const counter = createVisitCounter(() => clock.now());
  const begin = () => createActor(parcel, { clock, inspect: counter.inspect }).start();
  const [stopped, lost, lasting] = [begin(), begin(), begin()];
  clock.increment(500);
  stopped.stop();
  lost.send({ type: 'lost' });
  lasting.send({ type: 'sent' });
  clock.increment(5_000);
  const stays = (...counts: [ms: number, count: number][]) => {
    const all = Array.from({ length: buckets }, () => 0);
    for (const [ms, count] of counts) all[bucketOf(ms)] = count;
    return all;
  };
  const [usage] = counter.visit().charts;
  expect(usage).toMatchObject({
    edges: { 'packed sent': 1, 'packed lost': 1 },
    entries: { parcel: 3, packed: 3, underway: 1, gone: 1 },
    dwell: { packed: stays([500, 3]), underway: stays([5_000, 1]) },
    ends: ['underway'],
  });
  clock.increment(500);
  expect(counter.visit().charts).toMatchObject([
    { edges: {}, entries: {}, dwell: { underway: stays([500, 1]) }, ends: ['underway'] },
  ]);
});

it('reports a visit once, when its page closes', () => {
  const beacons: { url: string; body: string }[] = [];
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: string) => beacons.push({ url, body }) });
  const actor = createActor(lamp, { inspect: startUsage('https://company.test/usage') }).start();
  actor.send({ type: 'pressed', text: 'canary' } as never);
  expect(beacons).toEqual([]);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  actor.stop();
  expect(beacons.map(({ url }) => url)).toEqual(['https://company.test/usage']);
  const [visit] = parseVisits(JSON.parse(beacons[0]?.body ?? ''));
  expect(visit?.charts).toMatchObject([{ id: 'lamp', entries: { on: 1 }, ends: ['on'] }]);
  expect(beacons[0]?.body).not.toContain('canary');
});

it('sums up visits by release, and follows them through a funnel', () => {
  const visit = (hash: string, ...states: string[]): Visit => ({
    v: 1,
    charts: [
      {
        id: 'loan',
        hash,
        edges: { 'a went': states.length },
        entries: Object.fromEntries(states.map((state) => [state, 1])),
        dwell: {},
        ends: states.slice(-1),
      },
    ],
  });
  const few = [visit('old', 'a', 'b', 'c'), visit('old', 'a'), visit('new', 'a', 'b'), visit('new', 'b')];
  expect(sumOf(few).get('old')).toMatchObject({
    visits: 2,
    edges: { 'a went': 4 },
    passed: { 'a went': 2 },
    entries: { a: 2, b: 1, c: 1 },
    ends: { a: 1, c: 1 },
  });
  expect(funnelOf(few, ['loan a', 'loan b', 'loan c'])).toEqual([
    { step: 'loan a', visits: 3 },
    { step: 'loan b', visits: 2 },
    { step: 'loan c', visits: 1 },
  ]);
});

it('counts states named like inherited properties', () => {
  const machine = setup({ types: {} as { events: { type: 'toString' } } }).createMachine({
    id: 'odd',
    initial: 'constructor',
    states: { constructor: { on: { toString: 'valueOf' } }, valueOf: {} },
  });
  const counter = createVisitCounter(() => 0);
  createActor(machine, { inspect: counter.inspect }).start().send({ type: 'toString' });
  const [visit] = parseVisits(JSON.parse(JSON.stringify([counter.visit()])));
  expect(Object.entries(visit?.charts[0]?.entries ?? {})).toEqual([
    ['odd', 1],
    ['constructor', 1],
    ['valueOf', 1],
  ]);
});
