import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { chartOf } from '../../inspector/charts/chart.ts';
import { createUsageCounter } from '../../inspector/usage/count.ts';
import {
  bucketOf,
  funnelOf,
  medianDwell,
  parseVisits,
  sumOf,
  type Visit,
} from '../../inspector/usage/usage.ts';
import { toasterMachine } from '../../machines/parts/toaster.ts';
import { explore, fullSuite, strayedFrom } from '../kit/index.ts';
import { neglected } from '../kit/usage.ts';
import { model } from '../models/loanConfirm.model.ts';
import { start } from '../sandbox/start.ts';
import { visitsOf } from '../simulation/usage.ts';
import { canaries } from './canaries.ts';
import { stubPage } from './page.ts';
import { playSessions } from './session.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
let visits: Visit[] = [];
let loans: Visit[] = [];
// Before any socket is open: a simulation's time is not its timers'.
beforeAll(async () => {
  visits = await visitsOf(seeds(200));
  loans = await visitsOf(seeds(20), 'takes a loan');
}, 60_000);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts edges, entries, stays and where it ends, and nothing that came from outside', async () => {
  stubPage('http://app.test');
  let time = 0;
  const counter = createUsageCounter(() => {
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

it('tells how long a stay took by a bucket alone', () => {
  const clock = new SimulatedClock();
  const counter = createUsageCounter(() => clock.now());
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

it('adds visits up by release, and follows them through a funnel', () => {
  const visit = (hash: string, ...states: string[]): Visit => ({
    v: 1,
    charts: [
      {
        id: 'loan',
        hash,
        edges: {},
        entries: Object.fromEntries(states.map((state) => [state, 1])),
        dwell: {},
        ends: states.slice(-1),
      },
    ],
  });
  const few = [visit('old', 'a', 'b', 'c'), visit('old', 'a'), visit('new', 'a', 'b'), visit('new', 'b')];
  expect(sumOf(few).get('old')).toMatchObject({
    visits: 2,
    entries: { a: 2, b: 1, c: 1 },
    ends: { a: 1, c: 1 },
  });
  expect(funnelOf(few, ['loan a', 'loan b', 'loan c'])).toEqual([
    { step: 'loan a', visits: 3 },
    { step: 'loan b', visits: 2 },
    { step: 'loan c', visits: 1 },
  ]);
});

it('is kept by the sandbox, 200 borrowers and more, and nothing else is', { timeout: 60_000 }, async () => {
  const sandbox = await start();
  const address = `${sandbox.url}/sandbox/usage`;
  expect(visits.length).toBeGreaterThan(200);
  const sent = await fetch(address, { method: 'POST', body: JSON.stringify(visits) });
  expect(sent.status).toBe(204);
  const wrong = await fetch(address, { method: 'POST', body: '{"phone":"0917"}' });
  expect(wrong.status).toBe(400);
  expect(parseVisits(await (await fetch(address)).json())).toEqual(visits);
  const sums = [...sumOf(visits).values()];
  const flows = ['app', 'landing', 'loanConfirm', 'orderDetails', 'repay', 'bindBank', 'complaint'];
  expect(sums.map(({ id }) => id)).toEqual(expect.arrayContaining(flows));
  // One release: no machine has two hashes.
  expect(new Set(sums.map(({ id }) => id)).size).toBe(sums.length);
  expect(JSON.stringify(visits)).not.toMatch(/session-\d/);
});

it(
  'names what borrowers and tests leave out, and walks as borrowers do hold',
  { timeout: 60_000 },
  async () => {
    const graph = explore(model);
    const sum = [...sumOf(loans).values()].find(({ id }) => id === 'loanConfirm');
    if (!sum) throw new Error('Nobody confirmed a loan');
    expect(neglected(graph, fullSuite(graph), sum).byTests).toEqual([]);
    const [taken = ''] = Object.keys(sum.edges);
    expect(neglected(graph, [], sum).byTests[0]?.taken).toBe(Math.max(...Object.values(sum.edges)));
    expect(neglected(graph, [], sum).byBorrowers).not.toContain(taken);
    expect(strayedFrom(graph, fullSuite(graph), { runs: 20, seed: 7, usage: sum })).toBeUndefined();
  },
);
