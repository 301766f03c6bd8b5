import { expect, test } from 'vitest';
import { assign, cancel, createMachine, fromPromise, raise, setup, spawnChild } from 'xstate';
import { defineModel, divergenceText, done, explore, fails, fullSuite, runLive } from '../index.ts';
import type { Model } from '../index.ts';
import { diagnose, findingKey } from '../doctor.ts';
import { model as sound } from './codeEntry.model.ts';

const state = async () => {};
const gesture = async () => {};

const found = (model: Model): string[] => diagnose(explore(model)).map(findingKey);

const base = setup({
  types: {
    context: {} as { count: number; list: number[] },
    events: {} as { type: 'opened' } | { type: 'closed' } | { type: 'asked' },
  },
  actors: { load: fromPromise<string>(async () => 'x') },
  guards: { isFirst: ({ context }) => context.count === 0, isNever: () => false },
  actions: {
    reset: assign({ count: 0 }),
    pushInPlace: assign(({ context }) => {
      context.list.push(1);
      return {};
    }),
  },
  delays: { limit: 1000 },
});

const context = { count: 0, list: [] as number[] };
const outcomes = { load: { ok: done('x'), broken: fails(new Error('500')) } };
const events = { opened: { gesture }, closed: { gesture }, asked: { gesture } };
const loading = { id: 'load', src: 'load', onDone: 'open', onError: 'shut' } as const;

test('finds nothing wrong with a sound machine', () => {
  expect(found(sound)).toEqual([]);
});

test('removes a finding that is waived with a reason', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: { shut: { on: { opened: 'open', asked: 'shut' } }, open: { on: { closed: 'shut' } }, lost: {} },
  });
  const config = { events, outcomes, states: { shut: state, open: state, lost: state } };
  const unused = ["never met: load 'ok'", "never met: load 'broken'"];
  expect(found(defineModel(machine, config))).toEqual(['never met: lost', ...unused]);
  const waive = Object.fromEntries([...unused, 'never met: lost'].map((key) => [key, 'kept for later']));
  expect(found(defineModel(machine, { ...config, waive }))).toEqual([]);
  expect(
    found(defineModel(machine, { ...config, waive: { ...waive, 'never met: open': 'long ago' } })),
  ).toEqual(['idle waiver: never met: open']);
});

test('reports a transition behind an unguarded one as dead', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: { on: { asked: [{ target: 'busy' }, { target: 'open' }] } },
      busy: { invoke: loading, after: { limit: 'shut' } },
      open: { on: { closed: 'shut', opened: 'open' } },
    },
  });
  expect(
    found(defineModel(machine, { events, outcomes, states: { shut: state, busy: state, open: state } })),
  ).toEqual(['never met: shut asked[1]']);
});

test('reports a constant guard as one-sided, and the transition that it blocks as dead', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: {
        on: { asked: { guard: 'isFirst', target: 'busy' }, closed: { guard: 'isNever', target: 'open' } },
      },
      busy: { invoke: loading, after: { limit: 'shut' } },
      open: { on: { closed: 'shut', opened: 'open' } },
    },
  });
  expect(
    found(defineModel(machine, { events, outcomes, states: { shut: state, busy: state, open: state } })),
  ).toEqual(['never met: shut closed', 'never met: shut asked false']);
});

test('reports a state that is marked transient but can be observed', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: { on: { asked: 'busy', opened: 'open' } },
      busy: { invoke: loading, after: { limit: 'shut' } },
      open: { on: { closed: 'shut' } },
    },
  });
  const states = { shut: 'transient', busy: state, open: state } as const;
  expect(found(defineModel(machine, { events, outcomes, states }))).toEqual(['not transient: shut']);
});

test('reports an invoke without an error edge, a timeout or an id', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: { on: { asked: 'busy', opened: 'waiting', closed: 'unnamed' } },
      busy: { invoke: { id: 'load', src: 'load', onDone: 'open' }, after: { limit: 'shut' } },
      waiting: { invoke: loading },
      unnamed: { invoke: { src: 'load', onDone: 'open', onError: 'shut' }, after: { limit: 'shut' } },
      open: { on: { closed: 'shut' } },
    },
  });
  const states = { shut: state, busy: state, waiting: state, unnamed: state, open: state };
  expect(found(defineModel(machine, { events, outcomes, states }))).toEqual([
    'no error edge: busy load',
    'unnamed invoke: unnamed 0.m.unnamed',
    'no limit in time: waiting load',
    'dies: busy',
  ]);
});

test('reports what has no name in setup: a delay, an action, a guard, an actor', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: {
        on: { asked: 'busy', opened: { guard: ({ context: { count } }) => count === 0, target: 'open' } },
      },
      busy: { invoke: loading, after: { 500: 'shut' } },
      open: {
        entry: assign({ count: 1 }),
        exit: raise({ type: 'asked' }),
        on: { closed: { target: 'shut', actions: [() => {}] } },
      },
    },
  });
  expect(
    found(defineModel(machine, { events, outcomes, states: { shut: state, busy: state, open: state } })),
  ).toEqual([
    'inline guard: shut opened',
    'unnamed delay: busy after 500',
    'inline action: open closed',
    'inline action: open',
  ]);
});

test("accepts XState's own actions for a timeout, but reports an inline raise", () => {
  const machine = setup({
    types: { events: {} as { type: 'opened' } | { type: 'closed' } },
    delays: { limit: 1000 },
  }).createMachine({
    id: 'm',
    initial: { target: 'shut', actions: () => {} },
    states: {
      shut: { on: { opened: { target: 'open', actions: raise({ type: 'closed' }, { delay: 700 }) } } },
      open: { on: { closed: 'leaving' } },
      leaving: { after: { limit: 'shut' } },
      asking: {
        initial: 'once',
        states: { once: {} },
        entry: raise({ type: 'closed' }, { id: 'late', delay: 700 }),
        exit: cancel('late'),
      },
    },
  });
  expect(
    found(
      defineModel(machine, {
        events: { opened: { gesture }, closed: 'internal' },
        states: { shut: state, open: state, leaving: state, 'asking.once': state },
      }),
    ),
  ).toEqual([
    'never met: asking',
    'never met: asking.once',
    'inline action: m initial',
    'inline action: shut opened',
    'inline action: asking',
  ]);
});

test('reports an action without an implementation wherever the chart names it', () => {
  const machine = createMachine({
    id: 'm',
    initial: { target: 'shut', actions: 'begin' },
    states: {
      shut: { on: { opened: { target: 'open', actions: [{ type: 'tell', params: 1 }, 'known'] } } },
      open: { exit: 'leave', on: { closed: 'shut' } },
    },
  });
  const model = defineModel(machine, {
    events: { opened: { gesture }, closed: { gesture } },
    states: { shut: state, open: state },
    provide: { actions: { known: () => {} } },
  } as never);
  expect(found(model)).toEqual([
    'no such action: m initial begin',
    'no such action: shut opened tell',
    'no such action: open leave',
  ]);
});

test('accepts a timer as a timeout only if it leads out of the wait', () => {
  const waiting = (after: object, outer: object = {}) =>
    found(
      defineModel(
        base.createMachine({
          id: 'm',
          context,
          initial: 'shut',
          states: {
            shut: { on: { asked: 'around', opened: 'shut', closed: 'shut' } },
            around: {
              initial: 'busy',
              states: {
                busy: { invoke: { id: 'load', src: 'load', onDone: '#m.shut', onError: '#m.shut' }, after },
              },
              ...outer,
            },
          },
        }),
        { events, outcomes, states: { shut: state, 'around.busy': state } },
      ),
    ).filter((key) => key.startsWith('no limit'));
  expect(waiting({ limit: { target: 'busy', reenter: true } })).toEqual([
    'no limit in time: around.busy load',
  ]);
  expect(waiting({ limit: { actions: 'reset' } })).toEqual(['no limit in time: around.busy load']);
  expect(waiting({ limit: '#m.shut' })).toEqual([]);
  expect(waiting({}, { after: { limit: 'shut' } })).toEqual([]);
});

test('reports an actor without a name, and never runs it', () => {
  let runs = 0;
  const work = () =>
    fromPromise(async () => {
      runs += 1;
    });
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: { on: { asked: 'busy', opened: 'spawning' } },
      busy: {
        invoke: { id: 'inline', src: work() as unknown as 'load', onDone: 'shut', onError: 'shut' },
        after: { limit: 'shut' },
      },
      spawning: {
        entry: [
          spawnChild(work() as unknown as 'load', { id: 'spawned' }),
          assign(({ spawn }) => {
            spawn(work() as unknown as 'load', { id: 'assigned' });
            return {};
          }),
        ],
        on: { closed: 'shut' },
      },
    },
  });
  const model = defineModel(machine, {
    events,
    outcomes,
    states: { shut: state, busy: state, spawning: state },
  });
  expect(found(model)).toContain('unnamed actor: busy inline');
  const graph = explore(model);
  const divergences = fullSuite(graph).flatMap((path) => runLive(model, path) ?? []);
  expect(divergences.map((divergence) => divergenceText(model, divergence)).join()).toMatch(
    /an actor without a name in setup was about to run/,
  );
  expect(runs).toBe(0);
});

/** Nothing leads on from `open`. */
const deadEnd = base.createMachine({
  id: 'm',
  context,
  initial: 'shut',
  states: {
    shut: { on: { asked: 'busy', closed: 'shut' } },
    busy: { invoke: loading, after: { limit: 'shut' } },
    open: { on: { opened: { actions: 'reset' } } },
  },
});

test('reports a non-final dead end, with the path to it', () => {
  const [finding, ...more] = diagnose(
    explore(defineModel(deadEnd, { events, outcomes, states: { shut: state, busy: state, open: state } })),
  );
  expect(more).toEqual([]);
  expect(finding && findingKey(finding)).toBe('no way out: open');
  expect(finding?.way).toEqual([
    'Given m is opened',
    'Then shut',
    "When the person does 'asked'",
    'Then busy',
    "When load says 'ok'",
    'Then open',
  ]);
});

test('needs no exit from a state that ends with the page, and reports an end that no state needs', () => {
  const ending = (where: 'open' | 'shut') =>
    defineModel(deadEnd, {
      events,
      outcomes,
      states: { shut: state, busy: state, open: state },
      ends: { 'it leads elsewhere': (seen) => seen.matches(where) },
    });
  expect(found(ending('open'))).toEqual([]);
  expect(found(ending('shut'))).toEqual(['no way out: open', 'idle end: it leads elsewhere']);
});

test('reports an end with a transition as too wide, and accepts no waiver by states for a dead end', () => {
  const config = { events, outcomes, states: { shut: state, busy: state, open: state } };
  expect(
    found(defineModel(deadEnd, { ...config, ends: { 'it is left': (seen) => seen.status === 'active' } })),
  ).toEqual(['wide end: it is left']);
  expect(found(defineModel(deadEnd, { ...config, waive: { 'no way out: open': 'it is so' } }))).toEqual([
    'no way out: open',
    'idle waiver: no way out: open',
  ]);
});

test('reports a busy state in which a user can start the same work again', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    on: { asked: '.busy' },
    states: {
      shut: { on: { closed: 'shut' } },
      busy: { invoke: loading, after: { limit: 'shut' } },
      open: { on: { opened: 'shut' } },
    },
  });
  expect(
    found(defineModel(machine, { events, outcomes, states: { shut: state, busy: state, open: state } })),
  ).toEqual(['restarted work: load by asked']);
});

test('ends a machine whose action mutates its context', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: { on: { asked: 'busy', closed: 'shut' } },
      busy: { invoke: loading, after: { limit: 'shut' } },
      open: { on: { opened: { target: 'shut', actions: 'pushInPlace' } } },
    },
  });
  const finding = diagnose(
    explore(defineModel(machine, { events, outcomes, states: { shut: state, busy: state, open: state } })),
  ).find(({ defect }) => defect === 'dies');
  expect(finding && findingKey(finding)).toBe('dies: open');
  expect(finding?.why).toContain('object is not extensible');
});

test('reports an event that the machine never handles', () => {
  const machine = base.createMachine({
    id: 'm',
    context,
    initial: 'shut',
    states: {
      shut: { on: { asked: 'busy', closed: 'shut' } },
      busy: { invoke: loading, after: { limit: 'shut' } },
      open: { on: { closed: 'shut', opened: 'open' } },
    },
  });
  const model = defineModel(machine, {
    events: { ...events, opened: { gesture, when: () => false } },
    outcomes,
    states: { shut: state, busy: state, open: state },
  });
  expect(found(model)).toEqual(['never met: open opened', 'never met: person opened', 'never met: opened']);
});
