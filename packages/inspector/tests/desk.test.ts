import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';
import { chartOf } from '../charts/chart.ts';
import type { PlacedChart } from '../charts/layout.ts';
import { watchSignals } from '../frames/calls.ts';
import { after, beforeAll as before } from '../frames/state.ts';
import { listLayout } from '../charts/elk.ts';
import { createCharts } from '../page/charts.ts';
import { differences } from '../page/compare.ts';
import { matches, wayTo } from '../page/log.ts';
import { createRuns, type Run } from '../page/runs.ts';
import { lamp, pressed } from './lamp.ts';
import { recordingTap } from './record.ts';

beforeEach(() => vi.stubGlobal('requestAnimationFrame', () => 0));
afterEach(() => vi.unstubAllGlobals());

const runOf = (runs: ReturnType<typeof createRuns>, id: string): Run => {
  const run = runs.get(id);
  if (!run) throw new Error(`No run ${id}`);
  return run;
};

describe('a run', () => {
  it('computes the same state from the same frames, in whatever portions they arrive', () => {
    const frames = pressed('r', 150);
    expect(frames.length).toBeGreaterThan(600);
    for (const portion of [1, 7, 200, 333, frames.length]) {
      const runs = createRuns();
      for (let at = 0; at < frames.length; at += portion) {
        runs.add(frames.slice(at, at + portion));
        // A page repeats everything when it is asked again.
        runs.add(frames.slice(0, at + 1));
      }
      const run = runOf(runs, 'r');
      expect(run.frames).toEqual(frames);
      for (const count of [0, 1, 199, 200, 201, 400, 399, 5, frames.length - 1, frames.length, 402])
        expect(run.stateAt(count), `${count} of portions of ${portion}`).toEqual(
          frames.slice(0, count).reduce(after, before),
        );
    }
  });

  it('lists each event with its edges, its cause and the path to it', () => {
    const runs = createRuns();
    runs.add(pressed('r', 1));
    const { log } = runOf(runs, 'r');
    expect(log.rows.map(({ text, by, edges, isUnheeded }) => ({ text, by, edges, isUnheeded }))).toEqual([
      { text: 'starts', by: 'start', edges: [], isUnheeded: false },
      { text: 'pressed', by: 'person', edges: ['off pressed'], isUnheeded: false },
      { text: 'shaken', by: 'person', edges: [], isUnheeded: true },
    ]);
    const [, press, shake] = log.rows;
    if (!press || !shake) throw new Error('No lines');
    expect(wayTo(log, press)).toEqual([press]);
    for (const search of ['pressed', 'person', 'off pressed', 'lamp press'])
      expect(matches(press, search)).toBe(true);
    expect(matches(press, 'unheeded')).toBe(false);
    expect(matches(press, 'isWhole: yes')).toBe(true);
    expect(matches(press, 'caused by a person')).toBe(true);
    expect(matches(shake, 'unheeded person')).toBe(true);
  });
});

it('lists nothing that a machine does before its first event', () => {
  const hurried = setup({}).createMachine({ initial: 'on', states: { on: { always: 'off' }, off: {} } });
  const { frames, inspect } = recordingTap({ run: 'r' });
  createActor(hurried, { inspect }).start();
  const runs = createRuns();
  runs.add(frames);
  expect(frames.some((frame) => frame.kind === 'microstep')).toBe(true);
  expect(runOf(runs, 'r').log.rows.map(({ text }) => text)).toEqual(['starts']);
});

it('traces an answer, a call and a timer back to the person', async () => {
  const signals: AbortSignal[] = [];
  const shop = setup({
    actors: {
      order: fromPromise(async ({ signal }) => {
        signals.push(signal);
      }),
    },
    delays: { patience: 5_000 },
  }).createMachine({
    initial: 'open',
    states: {
      open: { after: { patience: 'closed' }, on: { asked: 'open', ordered: 'sending' } },
      sending: { invoke: { id: 'order', src: 'order', onDone: 'sent' } },
      sent: { after: { patience: 'closed' } },
      closed: {},
    },
  });
  const { frames, inspect, signalled, called } = recordingTap({ run: 'r' });
  const clock = new SimulatedClock();
  const stop = watchSignals(globalThis, signalled);
  const actor = createActor(shop, { inspect, clock }).start();
  // Earlier events did not cause it.
  actor.send({ type: 'asked' });
  actor.send({ type: 'ordered' });
  stop();
  called({ call: 1, method: 'POST', address: '/order', ...(signals[0] && { signal: signals[0] }) });
  called({ call: 1, method: 'POST', address: '/order', status: 200, ms: 1 });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  clock.increment(5_000);
  const runs = createRuns();
  runs.add(frames);
  const { log } = runOf(runs, 'r');
  const foundBy = (search: string) =>
    log.rows.filter((row) => matches(row, search, log)).map(({ text }) => text);
  expect(foundBy('from:ordered time')).toEqual(['after patience']);
  expect(foundBy('from:ordered')).toHaveLength(4);
  const ways = log.rows.map((row) => wayTo(log, row).map(({ text }) => text.replace(/^200.*/, '200')));
  expect(ways).toEqual([
    ['starts'],
    ['asked'],
    ['ordered'],
    ['ordered', 'POST /order'],
    ['ordered', 'POST /order', '200'],
    ['ordered', 'order answers'],
    ['ordered', 'order answers', 'after patience'],
  ]);
});

it('names the differences between two moments, of one run or of two', () => {
  const runs = createRuns();
  runs.add(pressed('one', 1));
  runs.add(pressed('two', 2));
  const momentOf = (id: string, text: string, nth = 0) => {
    const run = runOf(runs, id);
    return run.stateAt(run.log.rows.filter((row) => row.text === text)[nth]?.count ?? 0);
  };
  const asleep = momentOf('one', 'starts');
  expect(differences(asleep, asleep)).toEqual([]);
  expect(differences(undefined, asleep)).toEqual([
    { actor: 'lamp', what: 'runs', first: 'no', second: 'yes' },
  ]);
  const shining = [
    { actor: 'lamp', what: 'state', first: 'off', second: 'on' },
    { actor: 'lamp', what: 'tags', first: '', second: 'bright' },
  ];
  expect(differences(asleep, momentOf('one', 'shaken'))).toEqual(shining);
  expect(differences(momentOf('two', 'shaken', 1), momentOf('one', 'shaken'))).toEqual(shining);
});

describe('charts', () => {
  const chart: PlacedChart = {
    ...chartOf(lamp),
    file: 'lamp.ts',
    layout: { width: 1, height: 1, nodes: {}, arrows: [] },
  };
  const older = { ...chart, hash: 'older' };
  const hostOf = (kept: Record<string, unknown>) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return path in kept ? Response.json(kept[path]) : new Response('', { status: 404 });
    });
    return asked;
  };

  it("uses this build's charts, and fetches those of an older release by their hash", async () => {
    const asked = hostOf({ '/charts.json': [chart], '/assets/charts/older.json': older });
    const charts = createCharts('/', async (one) => listLayout(one));
    expect(charts.get(chart.hash)).toBeUndefined();
    await vi.waitFor(() => expect(charts.get(chart.hash)).toEqual(chart), { timeout: 30_000 });
    expect(charts.get('older')).toBeUndefined();
    await vi.waitFor(() => expect(charts.get('older')).toEqual(older), { timeout: 30_000 });
    expect(charts.get('gone')).toBeUndefined();
    expect(charts.get('gone')).toBeUndefined();
    expect(asked).toEqual(['/charts.json', '/assets/charts/older.json', '/assets/charts/gone.json']);
  });

  it('imports charts when the host no longer has them', async () => {
    hostOf({});
    const charts = createCharts('/', async (one) => listLayout(one));
    const heard = vi.fn<() => void>();
    charts.subscribe(heard);
    charts.add([older]);
    expect(charts.get('older')).toEqual(older);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
