import { expect, test } from 'vitest';
import { assign, fromCallback, setup } from 'xstate';
import type { ActorRef, Snapshot, SnapshotFrom } from 'xstate';
import {
  defineModel,
  explore,
  fullSuite,
  liveActor,
  randomWalks,
  runLive,
  runPure,
  sends,
  shows,
  transitionTour,
} from '../index.ts';
import type { TestPath } from '../index.ts';
import { divergenceText } from '../run/session.ts';
import { config, model } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

const graph = explore(model);

test('passes random walks on the live actor', () => {
  expect(() => randomWalks(graph, { runs: 200, seed: 1 })).not.toThrow();
});

test('shrinks a failing random walk, and prints its seed and its steps', () => {
  const twisted = {
    ...graph,
    model: defineModel(codeEntry, { ...config, provide: { guards: { isRight: () => true } } }),
  };
  expect(() => randomWalks(twisted, { runs: 500, seed: 7 })).toThrow(
    /^After \d+ walks \(seed 7\):\ncodeEntry, path 'walk', step \d:.*When confirm code says 'wrong'\n {2}Then entering waiting\n {2}expected state: entering waiting\n {2}found state: {4}confirmed; done.*--walks 500 --seed 7$/s,
  );
});

test('describes a divergence: the path in sentences, expected and found, and the command that reproduces it', () => {
  const [path] = fullSuite(graph);
  if (!path) throw new Error('the suite is empty');
  const wrong: TestPath = {
    ...path,
    steps: path.steps.map((step, index) =>
      index === 1 ? { ...step, expect: { ...step.expect, states: ['idle'] } } : step,
    ),
  };
  for (const run of [runPure, runLive]) {
    const divergence = run(model, wrong);
    expect(divergence && divergenceText(model, divergence)).toBe(
      [
        "codeEntry, path 'full 1', step 2:",
        '  Given code entry is opened',
        '  Then idle',
        '  When the person taps "Get code"',
        '  Then sending',
        "  When send code says 'ok'",
        '  Then idle',
        '  expected state: idle',
        '  found state:    entering waiting',
        "Repeat: npm run model -- codeEntry --path 'full 1'",
      ].join('\n'),
    );
  }
});

test('detects a refused move that changes something', () => {
  const [path] = fullSuite(graph);
  if (!path) throw new Error('the suite is empty');
  const wrong: TestPath = { ...path, refused: [{ by: 'person', event: 'code.requested', case: '' }] };
  const divergence = runLive(model, wrong);
  expect(divergence?.found).toEqual({ states: ['sending'], effects: ['sendCode starts'], changed: {} });
});

type Listener = ActorRef<Snapshot<unknown>, { type: 'told'; times: number }>;

const family = setup({
  types: {
    context: {} as { app: Listener; times: number; child: unknown },
    input: {} as { app: Listener },
    events: {} as { type: 'rang' } | { type: 'hired' },
  },
  actors: {
    bell: fromCallback<{ type: 'rang' }>(() => undefined),
    helper: fromCallback<{ type: 'rang' }>(() => undefined),
  },
  guards: { isFree: ({ context }) => context.child === null },
  actions: {
    hire: assign({ child: ({ spawn }) => spawn('helper', { id: 'helper' }) }),
    tell: ({ context }) => context.app.send({ type: 'told', times: context.times }),
    count: assign({ times: ({ context }) => (context.times + 1) % 3 }),
  },
}).createMachine({
  id: 'family',
  context: ({ input }) => ({ app: input.app, times: 0, child: null }),
  invoke: { id: 'bell', src: 'bell', onSnapshot: { actions: 'tell' } },
  initial: 'home',
  states: {
    home: { on: { rang: { actions: ['count', 'tell'] }, hired: { guard: 'isFree', actions: 'hire' } } },
  },
});

const familyModel = defineModel(family, {
  input: ({ double }) => ({ app: double('app') }),
  events: { rang: 'internal', hired: { gesture: async () => {} } },
  outcomes: { bell: { rings: sends({ type: 'rang' }), glows: shows({ context: 'bright' }) }, helper: {} },
  states: { home: async () => {} },
});

test('treats sending children, children spawned in an assign and refs of the input the same on both layers', () => {
  const explored = explore(familyModel);
  // Three counts, with and without a helper, the bell bright or not.
  expect(explored.vertices).toHaveLength(12);
  const paths = fullSuite(explored);
  expect(
    paths.flatMap((path) => [runPure(familyModel, path), runLive(familyModel, path)]).filter(Boolean),
  ).toEqual([]);
  const effects = paths.flatMap(({ steps }) => steps.flatMap(({ expect: { effects: lines } }) => lines));
  expect(new Set(effects)).toEqual(new Set(['does tell', 'helper starts']));
});

test('records in a double what a live actor sends to it', () => {
  const live = liveActor(familyModel, '');
  live.actor.start();
  live.perform({ by: 'service', child: 'bell', service: 'bell', outcome: 'rings' });
  live.perform({ by: 'service', child: 'bell', service: 'bell', outcome: 'rings' });
  expect(live.doubles.get('app')?.received).toEqual([
    { type: 'told', times: 0 },
    { type: 'told', times: 1 },
    { type: 'told', times: 2 },
  ]);
  live.actor.stop();
});

test('tries a case only while it is on the screen', () => {
  const onlyShort = defineModel(codeEntry, {
    ...config,
    events: {
      ...config.events,
      'code.typed': { ...config.events['code.typed'], when: (_, { code }) => code.length < 6 },
    },
  });
  const typed = explore(onlyShort).edges.flatMap(({ move }) =>
    move.by === 'person' && move.event === 'code.typed' ? [move.case] : [],
  );
  expect(new Set(typed)).toEqual(new Set(['short']));
});

test('shows the initial state, or any given one, in the double of a child machine', () => {
  const bulb = setup({
    types: { context: {} as { watts: number }, input: {} as { watts: number } },
  }).createMachine({
    id: 'bulb',
    context: ({ input }) => ({ watts: input.watts }),
    initial: 'off',
    states: { off: { tags: 'dark' }, on: {} },
  });
  const lamp = setup({ types: { context: {} as object }, actors: { bulb } }).createMachine({
    id: 'lamp',
    context: {},
    invoke: { id: 'bulb', src: 'bulb', input: { watts: 40 } },
    initial: 'standing',
    states: { standing: {} },
  });
  const lit = bulb.resolveState({ value: 'on', context: { watts: 40 } });
  const lampModel = defineModel(lamp, {
    events: {},
    outcomes: { bulb: { lights: shows(lit) } },
    states: { standing: async () => {} },
  });
  const live = liveActor(lampModel, '');
  live.actor.start();
  const child = () => (live.actor.getSnapshot() as SnapshotFrom<typeof lamp>).children.bulb?.getSnapshot();
  expect([child()?.value, child()?.hasTag('dark'), child()?.context]).toEqual(['off', true, { watts: 40 }]);
  live.perform({ by: 'service', child: 'bulb', service: 'bulb', outcome: 'lights' });
  expect([child()?.value, child()?.hasTag('dark'), child()?.matches('on')]).toEqual(['on', false, true]);
  live.actor.stop();
});

test('names an action that throws on a live actor, with what to add to the model', () => {
  const machine = setup({
    types: { events: {} as { type: 'rung' } },
    actions: {
      'ring the bell': () => {
        throw new TypeError('the bell is undefined');
      },
    },
  }).createMachine({
    id: 'bell',
    initial: 'still',
    states: { still: { on: { rung: { target: 'loud', actions: 'ring the bell' } } }, loud: {} },
  });
  const ringing = defineModel(machine, {
    events: { rung: { gesture: async () => {} } },
    states: { still: async () => {}, loud: async () => {} },
  });
  const [path] = transitionTour(explore(ringing));
  const divergence = path && runLive(ringing, path);
  expect(JSON.stringify(divergence)).toContain(
    "the action 'ring the bell' threw: the bell is undefined. If it needs what only the app has, replace it in the model: provide: { actions: {",
  );
});
