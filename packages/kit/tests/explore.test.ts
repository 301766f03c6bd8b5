import { expect, test } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import {
  briefTour,
  coverageOf,
  defineModel,
  done,
  explore,
  fullSuite,
  guardTour,
  pairTour,
  reachable,
  refusalTour,
  runLive,
  transient,
  transitionTour,
  type TestPath,
} from '../index.ts';
import { positionKey } from '../explore.ts';
import { applyMove, moveKey } from '../moves.ts';
import { serialise } from '../serialise.ts';
import { testModel } from '../vitest.ts';
import { model } from './codeEntry.model.ts';

testModel(model);

const graph = explore(model);

test('finds exactly 18 states, 54 steps between them and 13 transitions in the code entry', () => {
  expect(graph.vertices).toHaveLength(18);
  expect(graph.edges).toHaveLength(55);
  expect(graph.starts).toHaveLength(1);
  expect(graph.chart.transitions).toHaveLength(13);
  expect(graph.vertices.flatMap(({ refused }) => refused)).toHaveLength(51);
});

test('covers everything in the code entry', () => {
  const { states, transitions, guards, cases } = reachable(graph);
  expect([states.met, states.all]).toEqual([7, 7]);
  expect([transitions.met, transitions.all]).toEqual([13, 13]);
  expect([guards.met, guards.all]).toEqual([4, 4]);
  expect([cases.met, cases.all]).toEqual([10, 10]);
});

test('builds each suite in its exact size, meeting its criterion', () => {
  const steps = (paths: { steps: unknown[] }[]) => paths.map((path) => path.steps.length);
  expect(steps(transitionTour(graph))).toEqual([17, 10]);
  expect(coverageOf(graph, transitionTour(graph)).transitions.missing).toEqual([]);
  expect(steps(briefTour(graph))).toEqual([17, 10]);
  expect(coverageOf(graph, briefTour(graph)).transitions.missing).toEqual([]);
  expect(coverageOf(graph, briefTour(graph)).cases.missing).toEqual([]);
  expect(steps(guardTour(graph))).toEqual([5, 5]);
  expect(coverageOf(graph, guardTour(graph)).guards.missing).toEqual([]);
  expect(steps(pairTour(graph))).toEqual([6, 57, 17]);
  expect(steps(refusalTour(graph))).toEqual([5]);
  expect(steps(fullSuite(graph))).toEqual([21, 13]);
});

test('takes each transition once and tries each case once in a brief tour, but not every combination', () => {
  const lamp = setup({ types: { events: {} as { type: 'pressed'; how: string } } }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
  });
  const pressed = { says: 'presses it', cases: { softly: { how: 'softly' }, hard: { how: 'hard' } } };
  const lamps = explore(
    defineModel(lamp, {
      events: { pressed: { ...pressed, gesture: (person) => person.tap('button', 'Lamp') } },
      states: { off: async () => undefined, on: async () => undefined },
    }),
  );
  const moves = (paths: TestPath[]) => paths.map(({ steps }) => steps.map(({ move }) => moveKey(move)));
  expect(moves(briefTour(lamps))).toEqual([
    ['person pressed (softly)', 'person pressed (softly)', 'person pressed (hard)'],
  ]);
  expect(moves(transitionTour(lamps)).flat()).toHaveLength(4);
});

test('ends a suite early at a stop condition', () => {
  expect(transitionTour(graph, { maxPaths: 1 })).toHaveLength(1);
  expect(Math.max(...pairTour(graph, { maxSteps: 12 }).map((path) => path.steps.length))).toBeLessThanOrEqual(
    12,
  );
  expect(transitionTour(graph, { coverage: 0.5 })[0]?.steps.length).toBeLessThan(17);
});

const counter = setup({
  types: { context: {} as { attempts: number; name: string }, events: {} as { type: 'tried' } },
}).createMachine({
  id: 'counter',
  context: { attempts: 0, name: 'x' },
  initial: 'open',
  states: {
    open: { on: { tried: { actions: assign({ attempts: ({ context }) => context.attempts + 1 }) } } },
  },
});

test('reports the key of a context that grows without bound', () => {
  const growing = defineModel(counter, {
    events: { tried: { gesture: async () => {} } },
    states: { open: async () => {} },
    limit: 200,
  });
  expect(() => explore(growing)).toThrow(
    /'counter' has more than 200 places.*context\.attempts: 201 different values \(0 · 1 · 2/s,
  );
});

test('reports the key and move of a value that is counted outside the context', () => {
  let paid = 0;
  const random = setup({
    types: { context: {} as { key: string }, events: {} as { type: 'paid' } },
    actions: { newKey: assign({ key: () => String((paid += 1)) }) },
  }).createMachine({
    id: 'random',
    context: { key: '' },
    initial: 'open',
    states: { open: { on: { paid: { actions: 'newKey' } } } },
  });
  const config = { events: { paid: { gesture: async () => {} } }, states: { open: async () => {} } };
  expect(() => explore(defineModel(random, config))).toThrow(
    /'person paid' done twice gives two different results in context\.key/,
  );
  const fixed = defineModel(random, {
    ...config,
    provide: { actions: { newKey: assign({ key: () => 'key' }) as never } },
  });
  expect(explore(fixed).vertices).toHaveLength(2);
});

test('fires only the earlier of two timers, and keeps the rest of the later one', () => {
  const two = setup({
    types: { context: {} as object },
    delays: { soon: 1000, late: () => 5000 },
  }).createMachine({
    id: 'two',
    context: {},
    type: 'parallel',
    states: {
      left: { initial: 'waiting', states: { waiting: { after: { late: 'over' } }, over: {} } },
      right: { initial: 'waiting', states: { waiting: { after: { soon: 'over' } }, over: {} } },
    },
  });
  const state = async () => {};
  const explored = explore(
    defineModel(two, {
      events: {},
      states: { 'left.waiting': state, 'left.over': state, 'right.waiting': state, 'right.over': state },
    }),
  );
  expect(explored.vertices.map(({ states }) => states.join(' '))).toEqual([
    'left.waiting right.waiting',
    'left.waiting right.over',
    'left.over right.over',
  ]);
  expect(explored.edges.flatMap(({ move }) => (move.by === 'time' ? [move.ms] : []))).toEqual([1000, 4000]);
});

test('fires two simultaneous timers in the order in which they were set', () => {
  const twins = setup({
    types: { context: {} as { log: string } },
    delays: { one: 1000, other: 1000 },
    actions: {
      left: assign({ log: ({ context }) => `${context.log}left ` }),
      right: assign({ log: ({ context }) => `${context.log}right ` }),
    },
  }).createMachine({
    id: 'twins',
    context: { log: '' },
    type: 'parallel',
    states: {
      a: {
        initial: 'waits',
        states: { waits: { after: { one: { target: 'over', actions: 'left' } } }, over: {} },
      },
      b: {
        initial: 'waits',
        states: { waits: { after: { other: { target: 'over', actions: 'right' } } }, over: {} },
      },
    },
  });
  const state = async () => {};
  const twinsModel = defineModel(twins, {
    events: {},
    states: { 'a.waits': state, 'a.over': state, 'b.waits': state, 'b.over': state },
  });
  const explored = explore(twinsModel);
  expect(explored.vertices.map(({ position }) => position.snapshot.context.log)).toEqual([
    '',
    'left ',
    'left right ',
  ]);
  expect(explored.edges.flatMap(({ move }) => (move.by === 'time' ? [move.ms] : []))).toEqual([1000, 0]);
  expect(fullSuite(explored).flatMap((path) => runLive(twinsModel, path) ?? [])).toEqual([]);
});

test('reports every mismatch between a model and its machine', () => {
  const machine = setup({
    types: { context: {} as object, events: {} as { type: 'opened' } },
    actors: { load: fromPromise(async () => 1) },
  }).createMachine({
    id: 'misfit',
    context: {},
    initial: 'shut',
    states: { shut: { on: { opened: 'open' } }, open: {} },
  });
  const wrong = {
    events: {},
    states: { shut: async () => {}, opne: async () => {} },
    outcomes: { laod: { ok: done(1) } },
  };
  expect(() =>
    defineModel(machine, wrong as unknown as Parameters<typeof defineModel<typeof machine>>[1]),
  ).toThrow(
    [
      "The model of 'misfit' does not fit its machine:",
      "  state 'open' has no assertion",
      "  state 'opne' is not in the machine",
      "  actor 'load' has no outcomes",
      "  actor 'laod' is not in the machine",
      "  event 'opened' has no gesture",
    ].join('\n'),
  );
});

test('rejects a model that replaces a fixed delay, but not a computed one', () => {
  const timed = setup({
    types: { context: {} as object },
    delays: { limit: 1000, left: () => Date.now() },
  }).createMachine({
    id: 'timed',
    context: {},
    initial: 'waiting',
    states: { waiting: { after: { limit: 'over', left: 'over' } }, over: {} },
  });
  const state = async () => {};
  const config = { events: {}, states: { waiting: state, over: state } };
  expect(() => defineModel(timed, { ...config, provide: { delays: { limit: 5 } } })).toThrow(
    "delay 'limit' is a time that the product promises: a model cannot replace it",
  );
  expect(() => defineModel(timed, { ...config, provide: { delays: { left: () => 5 } } })).not.toThrow();
});

test('reports an endless loop of always as an error instead of hanging, wherever it begins', () => {
  const loop = createMachine({
    id: 'loop',
    initial: 'a',
    states: { a: { always: 'b' }, b: { always: 'a' } },
  });
  const endless = defineModel(loop, { events: {}, states: { a: transient, b: transient } } as never);
  expect(() => explore(endless)).toThrow("'loop' cannot start: Infinite loop detected");
  const further = createMachine({
    id: 'further',
    initial: 'open',
    states: { open: { on: { go: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
  });
  const turning = defineModel(further, {
    events: { go: { gesture: async () => {} } },
    states: { open: async () => {}, a: transient, b: transient },
  } as never);
  const turned = explore(turning);
  expect(turned.vertices.map(({ position }) => String(position.snapshot.error))).toEqual([
    'undefined',
    expect.stringContaining('Infinite loop detected'),
  ]);
  expect(fullSuite(turned).flatMap((path) => runLive(turning, path) ?? [])).toEqual([]);
});

test('reports an endless loop at the start of a child machine', () => {
  const child = createMachine({
    id: 'child',
    initial: 'a',
    states: { a: { always: 'b' }, b: { always: 'a' } },
  });
  const parent = setup({ types: { context: {} as object }, actors: { child } }).createMachine({
    id: 'parent',
    context: {},
    invoke: { id: 'child', src: 'child' },
    initial: 'open',
    states: { open: {} },
  });
  const expecting = defineModel(parent, {
    events: {},
    outcomes: { child: {} },
    states: { open: async () => {} },
  });
  expect(explore(expecting).vertices).toHaveLength(1);
});

test('covers a state that a machine only passes at its start', () => {
  const passing = setup({
    types: { context: {} as object },
  }).createMachine({
    id: 'passing',
    context: {},
    initial: 'beginning',
    states: { beginning: { always: 'open' }, open: {} },
  });
  const { states } = reachable(
    explore(defineModel(passing, { events: {}, states: { beginning: transient, open: async () => {} } })),
  );
  expect(states.missing).toEqual([]);
});

const seen = async () => undefined;
const ticks = (ms: number) => ({
  initial: 'on',
  states: { on: { after: { [ms]: { target: 'on', reenter: true } } } },
});

const ticking = (onAsked: () => void = () => undefined) =>
  defineModel(
    setup({
      types: { events: {} as { type: 'pressed' } },
      actors: { load: fromPromise(async () => 'loaded') },
      guards: {
        isAllowed: () => {
          onAsked();
          return true;
        },
      },
    }).createMachine({
      id: 'ticking',
      type: 'parallel',
      states: {
        slow: ticks(500),
        quick: ticks(300),
        work: {
          initial: 'on',
          states: {
            on: {
              invoke: { src: 'load', id: 'load', onDone: {} },
              on: { pressed: { target: 'on', guard: 'isAllowed', reenter: true } },
            },
          },
        },
      },
    }),
    {
      events: { pressed: { says: 'presses', gesture: async () => undefined } },
      outcomes: { load: { loaded: done('loaded') } },
      states: { 'slow.on': seen, 'quick.on': seen, 'work.on': seen },
    },
  );

test.each([model, ticking()].map((each) => [each.name, each] as const))(
  'repeats every step of %s when the machine takes it again from the same state',
  (_, each) => {
    const { chart, edges, vertices } = explore(each);
    const wrong = edges.filter(({ move, from, to, transitions, guards, effects }) => {
      const before = vertices[from];
      if (!before || move.by === 'start') return false;
      const anew = applyMove(each, chart, before.position, move);
      return (
        positionKey(each, anew.position) !== vertices[to]?.key ||
        serialise([anew.transitions, anew.guards, anew.effects]) !== serialise([transitions, guards, effects])
      );
    });
    expect(wrong).toEqual([]);
  },
);

test('computes an event once for states that differ only in their timers', () => {
  let asked = 0;
  const { vertices } = explore(ticking(() => (asked += 1)));
  expect(vertices.length).toBeGreaterThan(10);
  // One extra call comes from checking that the same move gives the same result twice, one from what the child shows after its answer.
  expect(asked).toBe(vertices.length + 2);
});

test('accepts states and events named like inherited properties', () => {
  const machine = createMachine({
    id: 'constructor',
    initial: 'constructor',
    states: {
      constructor: { on: { toString: 'valueOf' } },
      valueOf: { on: { constructor: 'constructor' } },
    },
  });
  const gestures = { toString: { gesture: async () => {} }, constructor: { gesture: async () => {} } };
  const odd = explore(
    defineModel(machine, {
      events: gestures,
      states: { constructor: async () => {}, valueOf: async () => {} },
    } as never),
  );
  expect(odd.vertices.map(({ states }) => states)).toEqual([['constructor'], ['valueOf']]);
  expect(coverageOf(odd, fullSuite(odd)).transitions).toEqual({ met: 2, all: 2, missing: [] });
});
