import { afterEach, expect, it, vi } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import { startUsage } from '../../packages/inspector/usage.ts';
import { bucketOf, buckets } from '../../packages/inspector/usage/buckets.ts';
import {
  funnelOf,
  medianDwell,
  parseVisits,
  sumOf,
  type Visit,
} from '../../packages/inspector/usage/usage.ts';
import { createVisitCounter } from '../../packages/inspector/usage/visits.ts';
import { toasterMachine } from '../../machines/root/toaster.ts';
import { explore, fullSuite, strayedFrom } from '../../packages/kit/index.ts';
import { neglected } from '../../packages/kit/usage.ts';
import { model } from '../loanConfirm/loanConfirm.model.ts';
import { visitsOf } from '../simulation/usage.ts';
import { canaries } from './canaries.ts';
import { stubPage } from './page.ts';
import { playSessions } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('counts edges, entries, stays and ends, and nothing from outside', async () => {
  stubPage('http://app.test');
  let time = 0;
  const counter = createVisitCounter(() => {
    time += 50;
    return time;
  });
  await playSessions(counter.inspect);
  const visit = counter.visit();
  expect(JSON.stringify(visit)).not.toMatch(canaries);
  expect(parseVisits(JSON.parse(JSON.stringify([visit])))).toEqual([visit]);
  const order = visit.charts.find(({ id }) => id === 'orderDetails');
  expect(order?.edges['shown.dialog.none repayment.chosen']).toBe(1);
  expect(order?.entries['loading']).toBeGreaterThan(5);
  expect(Object.keys(visit)).toEqual(['v', 'charts']);
  for (const { edges, entries } of visit.charts)
    expect(
      [...Object.values(edges), ...Object.values(entries)].every((count) => Number.isInteger(count)),
    ).toBe(true);
});

it('reports the length of a stay only as a bucket', () => {
  const clock = new SimulatedClock();
  const counter = createVisitCounter(() => clock.now());
  const toaster = createActor(toasterMachine, { clock, inspect: counter.inspect }).start();
  clock.increment(1_700);
  toaster.send({ type: 'toast.requested', message: { key: 'error' }, duration: 3_000 });
  const usage = counter.visit().charts.find(({ hash }) => hash === chartOf(toasterMachine).hash);
  const [waiting = []] = Object.entries(usage?.dwell ?? {}).flatMap(([state, stays]) =>
    state === 'idle' ? [stays] : [],
  );
  expect(waiting[bucketOf(1_700)]).toBe(1);
  expect(waiting.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(medianDwell(waiting)).toBe(3_200);
  expect(usage?.ends).toEqual(['showing']);
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
  const toaster = createActor(toasterMachine, { inspect: startUsage('https://lender.test/usage') }).start();
  toaster.send({ type: 'toast.requested', message: { text: 'canary' }, duration: 3_000 });
  expect(beacons).toEqual([]);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  toaster.stop();
  expect(beacons.map(({ url }) => url)).toEqual(['https://lender.test/usage']);
  const [visit] = parseVisits(JSON.parse(beacons[0]?.body ?? ''));
  expect(visit?.charts).toMatchObject([{ id: 'toaster', entries: { showing: 1 }, ends: ['showing'] }]);
  expect(beacons[0]?.body).not.toMatch(canaries);
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

it('lists what borrowers and tests leave out, and passes walks that follow borrowers', async () => {
  const loans = await visitsOf(
    Array.from({ length: 20 }, (_, index) => index + 1),
    'takes a loan',
  );
  const graph = explore(model);
  const sum = [...sumOf(loans).values()].find(({ id }) => id === 'loanConfirm');
  if (!sum) throw new Error('Nobody confirmed a loan');
  expect(neglected(graph, fullSuite(graph), sum).byTests).toEqual([]);
  const [taken = ''] = Object.keys(sum.edges);
  expect(neglected(graph, [], sum).byTests[0]?.taken).toBe(Math.max(...Object.values(sum.edges)));
  expect(neglected(graph, [], sum).byBorrowers).not.toContain(taken);
  expect(strayedFrom(graph, fullSuite(graph), { runs: 20, seed: 7, usage: sum })).toBeUndefined();
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
