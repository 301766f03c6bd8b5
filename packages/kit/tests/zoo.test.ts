import { expect, test } from 'vitest';
import {
  assign,
  cancel,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import {
  defineModel,
  done,
  explore,
  fails,
  fullSuite,
  liveActor,
  pairTour,
  randomWalks,
  strayedFrom,
  runLive,
  runPure,
  sends,
} from '../index.ts';

const zoo = setup({
  types: {
    context: {} as { turns: number; half: boolean },
    events: {} as
      | { type: 'paused' }
      | { type: 'resumed' }
      | { type: 'turned' }
      | { type: 'alarm.set' }
      | { type: 'alarm.stopped' }
      | { type: 'alarm.rang' }
      | { type: 'helper.hired' }
      | { type: 'helper.fired' }
      | { type: 'helper.spoke' }
      | { type: 'any.thing' }
      | { type: 'again' }
      | { type: 'half' },
    emitted: {} as { type: 'turned'; turns: number },
    tags: 'calm',
  },
  actors: {
    fetch: fromPromise<number, { turns: number }>(async () => 1),
    helper: fromCallback<{ type: 'helper.spoke' }>(() => undefined),
  },
  guards: { isFull: ({ context }) => context.turns === 2, isOver: (_, output: number) => output > 1 },
  actions: {
    turn: assign({ turns: ({ context }) => (context.turns + 1) % 3 }),
    setAlarm: raise({ type: 'alarm.rang' }, { delay: 'alarm', id: 'alarm' }),
    stopAlarm: cancel('alarm'),
    laterToSelf: sendTo(({ self }) => self, { type: 'half' }, { delay: 700 }),
    hire: spawnChild('helper', { id: 'helper' }),
    fire: stopChild('helper'),
    tell: sendTo('helper', { type: 'helper.spoke' }),
    shout: emit(({ context }) => ({ type: 'turned', turns: context.turns })),
    both: enqueueActions(({ enqueue, context }) => {
      enqueue.assign({ half: !context.half });
      if (context.half) enqueue.raise({ type: 'half' });
    }),
    halve: assign({ half: ({ context }) => !context.half }),
  },
  delays: { alarm: ({ context }) => 1000 + 100 * context.turns, blink: 1000 },
}).createMachine({
  id: 'zoo',
  context: { turns: 0, half: false },
  entry: 'laterToSelf',
  type: 'parallel',
  states: {
    wheel: {
      initial: 'turning',
      on: { paused: '.paused', 'any.*': { actions: 'both' } },
      states: {
        turning: {
          initial: 'slow',
          states: {
            slow: {
              tags: 'calm',
              on: { turned: [{ guard: 'isFull', target: 'fast' }, { actions: 'turn' }] },
            },
            fast: {
              after: { blink: 'slow' },
              on: { again: { guard: stateIn({ bell: 'silent' }), target: 'fast', reenter: true } },
            },
            last: { type: 'history', history: 'deep' },
          },
        },
        paused: { on: { resumed: 'turning.last' } },
      },
    },
    bell: {
      initial: 'silent',
      states: {
        silent: { on: { 'alarm.set': { target: 'ticking', actions: 'setAlarm' } } },
        ticking: {
          on: {
            'alarm.rang': 'ringing',
            'alarm.stopped': { target: 'silent', actions: 'stopAlarm' },
            half: { actions: 'halve' },
          },
        },
        ringing: { always: [{ guard: 'isFull', target: 'answering' }, { target: 'silent' }] },
        answering: {
          invoke: {
            id: 'fetch',
            src: 'fetch',
            input: ({ context }) => ({ turns: context.turns }),
            onDone: [
              { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'silent' },
              { actions: 'turn' },
            ],
            onError: 'silent',
          },
          after: { blink: 'silent' },
        },
      },
    },
    staff: {
      initial: 'alone',
      states: {
        alone: { on: { 'helper.hired': { target: 'helped', actions: 'hire' } } },
        helped: {
          entry: 'tell',
          on: { 'helper.fired': { target: 'alone', actions: 'fire' }, 'helper.spoke': { actions: 'shout' } },
        },
      },
    },
  },
});

const gesture = async () => {};
const state = async () => {};

const model = defineModel(zoo, {
  events: {
    paused: { gesture },
    resumed: { gesture },
    turned: { gesture },
    'alarm.set': { gesture },
    'alarm.stopped': { gesture },
    'alarm.rang': 'internal',
    'helper.hired': { gesture },
    'helper.fired': { gesture },
    'helper.spoke': 'internal',
    'any.thing': { gesture },
    again: { gesture },
    half: 'internal',
  },
  outcomes: {
    fetch: { one: done(1), two: done(2), broken: fails(new Error('500')) },
    helper: { speaks: sends({ type: 'helper.spoke' }) },
  },
  states: {
    'wheel.turning.slow': state,
    'wheel.turning.fast': state,
    'wheel.paused': state,
    'bell.silent': state,
    'bell.ticking': state,
    'bell.ringing': 'transient',
    'bell.answering': state,
    'staff.alone': state,
    'staff.helped': state,
  },
  limit: 100_000,
});

test('behaves alike on the pure machine and a live actor for every feature of a chart', () => {
  const graph = explore(model);
  const paths = [...fullSuite(graph), ...pairTour(graph, { maxPaths: 3 })];
  expect(paths.flatMap((path) => [runPure(model, path), runLive(model, path)]).filter(Boolean)).toEqual([]);
  expect(() => randomWalks(graph, { runs: 50, seed: 3 })).not.toThrow();
  expect(strayedFrom(graph, paths, { runs: 200, seed: 3 })).toBeUndefined();
});

test('sends a message twice that reuses an id, and cancels only the later one', () => {
  const bells = setup({
    types: { context: {} as object, events: {} as { type: 'set' } | { type: 'stopped' } | { type: 'rang' } },
    actions: {
      set: raise({ type: 'rang' }, { delay: 1000, id: 'bell' }),
      stop: cancel('bell'),
      ring: () => undefined,
    },
  }).createMachine({
    id: 'bells',
    context: {},
    initial: 'none',
    states: {
      none: { on: { set: { target: 'one', actions: 'set' } } },
      one: { on: { set: { target: 'two', actions: 'set' } } },
      two: { on: { stopped: { target: 'stopped', actions: 'stop' } } },
      stopped: {},
    },
    on: { rang: { actions: 'ring' } },
  });
  const bellsModel = defineModel(bells, {
    events: { set: { gesture }, stopped: { gesture }, rang: 'internal' },
    states: { none: state, one: state, two: state, stopped: state },
  });
  const graph = explore(bellsModel);
  const timers = (name: string) =>
    graph.vertices
      .filter(({ states }) => states.includes(name))
      .map(({ position }) => position.timers.length);
  expect([timers('two'), timers('stopped')]).toEqual([
    // One timer remains after the first has fired: set before the second, or just now.
    [2, 1, 1, 0],
    [1, 0],
  ]);
  expect(
    fullSuite(graph)
      .flatMap((path) => [runPure(bellsModel, path), runLive(bellsModel, path)])
      .filter(Boolean),
  ).toEqual([]);
});

test('treats an event sent to the parent as an effect, on a live actor and on the pure machine', () => {
  const part = setup({
    types: { context: {} as object, events: {} as { type: 'asked' } | { type: 'left' } },
    actions: {
      tell: sendParent({ type: 'answer.given' }),
      tellLater: sendParent({ type: 'was.idle' }, { delay: 'while' }),
    },
    delays: { while: 1000 },
  }).createMachine({
    id: 'part',
    context: {},
    entry: 'tell',
    initial: 'idle',
    states: {
      idle: { on: { asked: { target: 'asking', actions: 'tellLater' } } },
      asking: { on: { asked: { target: 'idle', actions: 'tell' }, left: 'gone' } },
      gone: { type: 'final', entry: 'tell' },
    },
  });
  const partModel = defineModel(part, {
    events: { asked: { gesture }, left: { gesture } },
    states: { idle: state, asking: state, gone: state },
  });
  const paths = fullSuite(explore(partModel));
  const effects = paths.flatMap(({ expect: first, steps }) =>
    [first, ...steps.map((step) => step.expect)].flatMap((seen) => seen.effects),
  );
  expect([...new Set(effects)].toSorted()).toEqual([
    'parent is told {delay:1000,type:"was.idle"}',
    'parent is told {type:"answer.given"}',
  ]);
  expect(
    paths.flatMap((path) => [runPure(partModel, path), runLive(partModel, path)]).filter(Boolean),
  ).toEqual([]);
});

test('stops a live actor with a parent like any other', () => {
  const live = liveActor(model, '');
  live.actor.start();
  live.actor.stop();
  expect(live.actor.getSnapshot().status).toBe('stopped');
  expect(() => live.toNextTimer()).toThrow('no timer is due');
});
