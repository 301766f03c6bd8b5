import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';
import { layoutOf } from '../../inspector/build/layout.ts';
import { chartOf } from '../../inspector/charts/chart.ts';
import type { PlacedChart } from '../../inspector/charts/layout.ts';
import { watchSignals } from '../../inspector/frames/calls.ts';
import type { Frame } from '../../inspector/frames/frame.ts';
import { after, beforeAll as before } from '../../inspector/frames/state.ts';
import { createCharts } from '../../inspector/page/charts.ts';
import { differences } from '../../inspector/page/compare.ts';
import { matches, wayTo } from '../../inspector/page/log.ts';
import { readFile } from '../../inspector/page/reading.ts';
import { recordingOf } from '../../inspector/page/recording.ts';
import { createRuns, type Run } from '../../inspector/page/runs.ts';
import { recordingTap } from './record.ts';

const lamp = setup({
  types: {} as { context: { presses: number }; events: { type: 'pressed' } | { type: 'shaken' } },
  guards: { isWhole: () => true },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: { on: { pressed: { guard: 'isWhole', target: 'on' } } },
    on: { tags: 'bright', on: { pressed: 'off' }, after: { patience: 'off' } },
  },
});

/** What a lamp tells that is pressed so often; between two presses somebody shakes it, which it does not heed. */
const pressed = (run: string, presses: number) => {
  const { frames, inspect, begin } = recordingTap(run);
  begin({ phone: 'p', page: 'app', device: 'android 360×800' });
  const actor = createActor(lamp, { inspect }).start();
  for (let press = 0; press < presses; press += 1) {
    actor.send({ type: 'pressed' });
    actor.send({ type: 'shaken' });
  }
  actor.stop();
  return frames;
};

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

beforeEach(() => vi.stubGlobal('requestAnimationFrame', () => 0));
afterEach(() => vi.unstubAllGlobals());

const runOf = (runs: ReturnType<typeof createRuns>, id: string): Run => {
  const run = runs.get(id);
  if (!run) throw new Error(`No run ${id}`);
  return run;
};

describe('a run', () => {
  it('is at any moment what its frames up to there make of it, in whatever portions they came', () => {
    const frames = pressed('r', 150);
    expect(frames.length).toBeGreaterThan(600);
    for (const portion of [1, 7, 200, 333, frames.length]) {
      const runs = createRuns();
      for (let at = 0; at < frames.length; at += portion) {
        runs.add(frames.slice(at, at + portion));
        // A page says what it said before when it is asked anew.
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

  it('has a line for each event, with its edges, its cause and the way to it', () => {
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

it('has no line for what a machine does before it is told anything', () => {
  const hurried = setup({}).createMachine({ initial: 'on', states: { on: { always: 'off' }, off: {} } });
  const { frames, inspect } = recordingTap('r');
  createActor(hurried, { inspect }).start();
  const runs = createRuns();
  runs.add(frames);
  expect(frames.some((frame) => frame.kind === 'microstep')).toBe(true);
  expect(runOf(runs, 'r').log.rows.map(({ text }) => text)).toEqual(['starts']);
});

it('leads from an answer, a call and a timer back to the person', async () => {
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
  const { frames, inspect, signalled, called } = recordingTap('r');
  const clock = new SimulatedClock();
  const stop = watchSignals(globalThis, signalled);
  const actor = createActor(shop, { inspect, clock }).start();
  // What came before is what led to nothing of it.
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

it('tells in what two moments differ, of one run and of two', () => {
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

describe('a file', () => {
  const recorded = () => pressed('r', 2);
  const linesOf = (frames: readonly Frame[]) => recordingOf(frames).trimEnd().split('\n');

  it('is read as the recording that it was written from, and as the charts of a release', async () => {
    const frames = recorded();
    const told = { kind: 'recording', frames: JSON.parse(JSON.stringify(frames)) as unknown, leftOut: [] };
    expect(readFile(recordingOf(frames))).toEqual(told);
    expect(readFile(JSON.stringify(frames))).toEqual(told);
    const chart: PlacedChart = { ...chartOf(lamp), file: 'lamp.ts', layout: await layoutOf(chartOf(lamp)) };
    expect(readFile(JSON.stringify([chart]))).toEqual({ kind: 'charts', charts: [chart] });
    expect(readFile(JSON.stringify(chart))).toEqual({ kind: 'charts', charts: [chart] });
  });

  it('is known by what it holds: visits, and what tests take, too', () => {
    const visits = [{ v: 1, charts: [] }];
    expect(readFile(JSON.stringify(visits))).toEqual({ kind: 'visits', visits });
    expect(readFile('{"tested":{"hash":["a b"]}}')).toEqual({
      kind: 'tested',
      tested: { hash: ['a b'] },
    });
  });

  const damaged: [name: string, damage: (lines: string[]) => string[], kept: number[], leftOut: string[]][] =
    [
      [
        'is read as far as it was written',
        ([one = '', two = '', three = '']) => [one, two, three.slice(0, 30)],
        [1, 2],
        ['Cut off: line 3.'],
      ],
      ['may have blank lines', ([one = '', two = '']) => ['', one, ' ', two, '', ''], [1, 2], []],
      [
        'is read without the lines that are no frames',
        ([one = '', two = '', three = '']) => ['# copied', one, two, '{"kind":"dance"}', three, ''],
        [1, 2, 3],
        ['Not readable: lines 1 and 4.'],
      ],
      [
        'says which frames are missing in its midst',
        ([one = '', two = '', , , five = '', six = '', , eight = '']) => [one, two, five, six, eight],
        [1, 2, 5, 6, 8],
        ['Missing: frames 3–4 and 7 of run r.'],
      ],
      [
        'says which actors it does not introduce',
        ([one = '', , ...others]) => [one, ...others],
        [1, ...upTo(3, 15)],
        ['Missing: frame 2 of run r.', 'Never introduced: x:0, of which 13 frames tell.'],
      ],
    ];
  it.each(damaged)('%s', (_name, damage, kept, leftOut) => {
    const lines = damage(linesOf(recorded()));
    const session = /"session":"(x:\d+)"/.exec(lines.join())?.[1] ?? '';
    const read = readFile(lines.join('\n'));
    expect(read).toMatchObject({
      kind: 'recording',
      leftOut: leftOut.map((text) => text.replace('x:0', session)),
    });
    expect(read?.kind === 'recording' && read.frames.map(({ seq }) => seq)).toEqual(kept);
  });

  it.each([
    '',
    '[]',
    '{"a":1}',
    '[{"kind":"event"}]',
    'kind',
    '{"kind":"stop"}\n{',
    '[{"hash":"h","layout":null}]',
  ])('is refused when it is none of these: %j', (text) => expect(readFile(text)).toBeUndefined());
});

describe('charts', () => {
  const chart: PlacedChart = {
    ...chartOf(lamp),
    file: 'lamp.ts',
    layout: { width: 1, height: 1, nodes: {}, arrows: [] },
  };
  const older = { ...chart, hash: 'older' };
  /** A host with this build's charts, and the files of some releases before. */
  const hostOf = (kept: Record<string, unknown>) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return path in kept ? Response.json(kept[path]) : new Response('', { status: 404 });
    });
    return asked;
  };

  it("are this build's, and by their hash those of an older release, which are asked for once", async () => {
    const asked = hostOf({ '/charts.json': [chart], '/assets/charts/older.json': older });
    const charts = createCharts('/');
    expect(charts.get(chart.hash)).toBeUndefined();
    await vi.waitFor(() => expect(charts.get(chart.hash)).toEqual(chart));
    expect(charts.get('older')).toBeUndefined();
    await vi.waitFor(() => expect(charts.get('older')).toEqual(older));
    expect(charts.get('gone')).toBeUndefined();
    expect(charts.get('gone')).toBeUndefined();
    expect(asked).toEqual(['/charts.json', '/assets/charts/older.json', '/assets/charts/gone.json']);
  });

  it('are imported where the host has them no more', async () => {
    hostOf({});
    const charts = createCharts('/');
    const heard = vi.fn<() => void>();
    charts.subscribe(heard);
    charts.add([older]);
    expect(charts.get('older')).toEqual(older);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
