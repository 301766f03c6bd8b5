import { expect, test } from 'vitest';
import { assign, fromCallback, fromPromise, fromTransition, sendTo, setup, stopChild } from 'xstate';
import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import {
  brokenRules,
  defineModel,
  done,
  explore,
  fullSuite,
  never,
  runLive,
  runPure,
  shows,
} from '../index.ts';
import type { Graph } from '../index.ts';

const gesture = async () => {};
const state = async () => {};

const statesOf = ({ vertices }: Graph) =>
  [...new Set(vertices.map(({ states }) => states.join(' + ')))].toSorted();

/** Divergences of the full suite on the pure machine and on a live actor. */
const diverged = (graph: Graph) =>
  fullSuite(graph).flatMap((path) =>
    [runPure(graph.model, path), runLive(graph.model, path)].flatMap((divergence) => divergence ?? []),
  );

type Notes = ActorRef<Snapshot<unknown> & { context: string[] }, { type: 'noted' }>;
// `system.get` is untyped.
const notesOf = ({ system }: AnyActorRef) => system.get('notes') as Notes | undefined;

test('finds actors by their systemId in every state, in guards, actions and messages', () => {
  const machine = setup({
    types: {
      context: {} as { self: AnyActorRef; read: string },
      events: {} as { type: 'opened' } | { type: 'written' } | { type: 'closed' },
    },
    actors: {
      notes: fromTransition(
        (texts: string[], { type }: { type: 'noted' }) => [...texts, type],
        () => ['first'],
      ),
    },
    actions: {
      write: sendTo(
        ({ self }) => notesOf(self) as Notes,
        () => ({ type: 'noted' as const }),
      ),
      read: assign({ read: ({ self }) => notesOf(self)?.getSnapshot().context[0] ?? 'nothing' }),
    },
    guards: { hasNotes: ({ context }) => notesOf(context.self) !== undefined },
  }).createMachine({
    id: 'desk',
    context: ({ self }) => ({ self, read: '' }),
    initial: 'closed',
    states: {
      closed: { on: { opened: 'open', written: { guard: 'hasNotes', target: 'lost' } } },
      open: {
        invoke: { id: 'book', src: 'notes', systemId: 'notes' },
        on: {
          written: { guard: 'hasNotes', target: '.written', actions: ['write', 'read'] },
          opened: { target: 'open', reenter: true },
          closed: 'closed',
        },
        initial: 'empty',
        states: { empty: {}, written: {} },
      },
      lost: {},
    },
  });
  const graph = explore(
    defineModel(machine, {
      events: { opened: { gesture }, written: { gesture }, closed: { gesture } },
      outcomes: { notes: {} },
      states: { closed: state, 'open.empty': state, 'open.written': state, lost: state },
      unobserved: ['self'],
    }),
  );
  expect(statesOf(graph)).toEqual(['closed', 'open.empty', 'open.written']);
  const written = graph.edges.find(({ to }) => graph.vertices[to]?.states.includes('open.written'));
  expect(written?.effects).toContainEqual({ kind: 'send', to: 'book', event: { type: 'noted' } });
  expect(graph.vertices[written?.to ?? 0]?.position.snapshot.context).toMatchObject({ read: 'first' });
  expect(diverged(graph)).toEqual([]);
});

test('starts a child among the named actors of its system', () => {
  const clock = fromTransition(
    (hour: number) => hour,
    () => 9,
  );
  const hourOf = ({ system }: AnyActorRef) =>
    (
      system.get('clock') as ActorRef<Snapshot<unknown> & { context: number }, never> | undefined
    )?.getSnapshot().context ?? 0;
  const calendar = setup({ types: { context: {} as { hour: number } } }).createMachine({
    id: 'calendar',
    context: ({ self }) => ({ hour: hourOf(self) }),
  });
  const machine = setup({
    types: { context: {} as { day: AnyActorRef }, events: {} as { type: 'opened' } },
    actors: { clock, calendar },
    guards: {
      isMorning: ({ context }) =>
        (context.day.getSnapshot() as { context: { hour: number } }).context.hour === 9,
    },
  }).createMachine({
    id: 'shop',
    context: ({ spawn }) => {
      spawn('clock', { id: 'clock', systemId: 'clock' });
      return { day: spawn('calendar', { id: 'day' }) };
    },
    initial: 'closed',
    states: { closed: { on: { opened: { guard: 'isMorning', target: 'open' } } }, open: {} },
  });
  const graph = explore(
    defineModel(machine, {
      events: { opened: { gesture } },
      outcomes: { clock: {}, calendar: {} },
      states: { closed: state, open: state },
    }),
  );
  expect(statesOf(graph)).toEqual(['closed', 'open']);
  expect(diverged(graph)).toEqual([]);
});

test('forgets the name of an actor that has answered', () => {
  const machine = setup({
    types: { context: {} as { self: AnyActorRef }, events: {} as { type: 'checked' } },
    actors: { ask: fromPromise(async () => 'yes') },
    guards: { asks: ({ context }) => context.self.system.get('asker') !== undefined },
  }).createMachine({
    id: 'asks',
    context: ({ self }) => ({ self }),
    invoke: { id: 'first', src: 'ask', systemId: 'asker' },
    on: { checked: [{ guard: 'asks', target: '.busy' }, { target: '.idle' }] },
    initial: 'new',
    states: { new: {}, busy: {}, idle: {} },
  });
  const graph = explore(
    defineModel(machine, {
      events: { checked: { gesture } },
      outcomes: { ask: { yes: done('yes') } },
      states: { new: state, busy: state, idle: state },
      unobserved: ['self'],
    }),
  );
  expect(statesOf(graph)).toEqual(['busy', 'idle', 'new']);
  expect(diverged(graph)).toEqual([]);
});

test('gives the name of an actor to another in one step', () => {
  const machine = setup({
    types: { events: {} as { type: 'swapped' } },
    actors: { listen: fromCallback(() => undefined) },
  }).createMachine({
    id: 'swaps',
    initial: 'one',
    states: {
      one: { invoke: { id: 'a', src: 'listen', systemId: 'ear' }, on: { swapped: 'two' } },
      two: { invoke: { id: 'b', src: 'listen', systemId: 'ear' }, on: { swapped: 'one' } },
    },
  });
  const graph = explore(
    defineModel(machine, {
      events: { swapped: { gesture } },
      outcomes: { listen: {} },
      states: { one: state, two: state },
    }),
  );
  expect(graph.vertices.map(({ position }) => position.snapshot.status)).toEqual(['active', 'active']);
  expect(diverged(graph)).toEqual([]);
});

test('lets guards, rules and `when` read the snapshots of children', () => {
  type Lamp = ActorRef<Snapshot<unknown> & { context: string }, { type: 'never' }>;
  const machine = setup({
    types: {
      context: {} as { lamp: Lamp; load: AnyActorRef },
      events: {} as { type: 'entered' } | { type: 'asked' } | { type: 'peeked' },
    },
    actors: {
      lamp: fromTransition(
        (shine: string, { type }: { type: 'never' }) => shine + type,
        () => 'dark',
      ),
      load: fromPromise(async () => ''),
    },
    guards: {
      isLight: ({ context }) => context.lamp.getSnapshot().context === 'light',
      isGood: ({ context }) => (context.load.getSnapshot() as { output?: string }).output === 'good',
    },
  }).createMachine({
    id: 'room',
    context: ({ spawn }) => ({
      lamp: spawn('lamp', { id: 'lamp' }) as unknown as Lamp,
      load: spawn('load', { id: 'load' }),
    }),
    initial: 'outside',
    states: {
      outside: {
        on: {
          entered: [{ guard: 'isLight', target: 'reading' }, { target: 'sleeping' }],
          asked: { guard: 'isGood', target: 'pleased' },
          peeked: 'peeking',
        },
      },
      reading: {},
      sleeping: {},
      pleased: {},
      peeking: {},
    },
  });
  const model = defineModel(machine, {
    events: {
      entered: { gesture },
      asked: { gesture },
      peeked: { when: ({ context }) => context.lamp.getSnapshot().context === 'light', gesture },
    },
    outcomes: {
      lamp: { lights: shows({ context: 'light' }), fades: shows({ context: 'dark' }) },
      load: { good: done('good'), bad: done('bad') },
    },
    states: { outside: state, reading: state, sleeping: state, pleased: state, peeking: state },
    rules: [
      never(
        'reads in the dark',
        (seen) => seen.matches('reading') && seen.context.lamp.getSnapshot().context === 'dark',
      ),
      never(
        'is outside in the light',
        (seen) => seen.matches('outside') && seen.context.lamp.getSnapshot().context === 'light',
      ),
    ],
  });
  const graph = explore(model);
  expect(statesOf(graph)).toEqual(['outside', 'peeking', 'pleased', 'reading', 'sleeping']);
  // The lamp may fade while somebody reads.
  expect(brokenRules(graph).map(({ says }) => says)).toEqual([
    'reads in the dark',
    'is outside in the light',
  ]);
  expect(graph.vertices[0]?.edges.map(({ move }) => ('event' in move ? move.event : ''))).not.toContain(
    'peeked',
  );
  expect(diverged(graph)).toEqual([]);
});

test('follows children without an id, on the pure machine as on a live actor', () => {
  const machine = setup({
    types: {
      context: {} as { first: AnyActorRef; next: AnyActorRef | undefined },
      events: {} as { type: 'more' } | { type: 'fewer' },
    },
    actors: { kid: fromPromise(() => Promise.resolve(1)), named: fromPromise(() => Promise.resolve(2)) },
    actions: {
      add: assign({ next: ({ spawn }) => spawn('kid') }),
      drop: stopChild(({ context }) => context.next as AnyActorRef),
    },
  }).createMachine({
    id: 'nest',
    context: ({ spawn }) => ({ first: spawn('kid'), next: undefined }),
    initial: 'one',
    states: {
      one: { invoke: { id: 'named', src: 'named' }, on: { more: { target: 'two', actions: 'add' } } },
      two: { on: { fewer: { target: 'one', actions: 'drop' } } },
    },
  });
  const graph = explore(
    defineModel(machine, {
      events: { more: { gesture }, fewer: { gesture } },
      outcomes: { kid: { ends: done(1) }, named: {} },
      states: { one: state, two: state },
    }),
  );
  expect(statesOf(graph)).toEqual(['one', 'two']);
  expect(diverged(graph)).toEqual([]);
});
