import { expect, test } from 'vitest';
import { assign, cancel, createMachine, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { defineModel, done, explore, lossText, restartLosses } from '../index.ts';
import type { Double } from '../model.ts';

const gesture = async () => {};
const state = async () => {};

const order = setup({
  types: {
    context: {} as { app: Double; placed: Date | undefined; seen: Set<string>; note: string },
    events: {} as { type: 'placed' } | { type: 'noted' },
    input: {} as { app: Double },
  },
  actors: { send: fromPromise<string>(async () => 'sent') },
  actions: {
    place: assign({ placed: () => new Date(), seen: () => new Set(['a']) }),
    note: assign({ note: 'kept' }),
  },
  guards: { hasSeen: ({ context }) => context.seen.size === 1 },
  delays: { limit: 1000 },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ app: input.app, placed: undefined, seen: new Set<string>(), note: '' }),
  initial: 'open',
  states: {
    open: { on: { placed: { target: 'sending', actions: 'place' } } },
    sending: {
      invoke: { id: 'send', src: 'send', onDone: 'sent' },
      after: { limit: 'open' },
      on: { noted: { guard: 'hasSeen', actions: 'note' } },
    },
    sent: { type: 'final' },
  },
});

test('names the timers, values and actors that a restart loses, and the behaviour that changes', () => {
  const model = defineModel(order, {
    input: ({ double }) => ({ app: double('app') }),
    events: { placed: { gesture }, noted: { gesture } },
    outcomes: { send: { sent: done('sent') } },
    states: { open: state, sending: state, sent: state },
  });
  const said = restartLosses(explore(model)).map(lossText);
  expect(said).toEqual(
    expect.arrayContaining([
      "the timer 'xstate.after.limit.order.sending' is lost: in sending",
      'starts again: send in sending',
      'context.app (an external actor) is lost or changed by JSON: in open; sending',
      'context.placed is lost or changed by JSON: in sending; open',
      'context.seen is lost or changed by JSON: in open; sending',
      "'person noted' does something else: in sending",
    ]),
  );
  expect(said.join()).not.toContain('context.note');
  expect(said.join()).not.toContain('the child');
});

test('continues after a value that JSON cannot write', () => {
  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  const machine = createMachine({
    id: 'cyclic',
    context: { cycle, big: 1n, seen: new Set([1]), name: 'a' },
    initial: 'open',
    states: { open: { after: { 1000: 'shut' } }, shut: {} },
  });
  const model = defineModel(machine, { states: { open: state, shut: state } } as never);
  expect(restartLosses(explore(model)).map(lossText)).toEqual([
    "the timer 'xstate.after.1000.cyclic.open' is lost: in open",
    'context.cycle is lost or changed by JSON: in open; shut',
    'context.big is lost or changed by JSON: in open; shut',
    'context.seen is lost or changed by JSON: in open; shut',
  ]);
});

test('finds no loss when nothing is lost', () => {
  const machine = createMachine({
    id: 'toggle',
    context: { count: 0 },
    initial: 'off',
    states: { off: { on: { switched: 'on' } }, on: { on: { switched: 'off' } } },
  });
  const model = defineModel(machine, {
    events: { switched: { gesture } },
    states: { off: state, on: state },
  } as never);
  expect(restartLosses(explore(model))).toEqual([]);
});

test('names delayed messages in flight to other actors', () => {
  const machine = setup({
    types: {
      context: {} as { app: Double },
      events: {} as { type: 'begun' } | { type: 'calmed' } | { type: 'left' },
      input: {} as { app: Double },
    },
    actors: { lamp: fromCallback(() => undefined) },
    actions: {
      remind: sendTo('lamp', { type: 'blink' }, { id: 'reminder', delay: 5000 }),
      calm: cancel('reminder'),
      report: sendTo(({ context }) => context.app, { type: 'idle.reported' }, { delay: 1000 }),
    },
  }).createMachine({
    id: 'watch',
    context: ({ input }) => input,
    initial: 'resting',
    states: {
      resting: { on: { begun: 'watching' } },
      watching: {
        invoke: { src: 'lamp', id: 'lamp' },
        entry: ['remind', 'report'],
        initial: 'awake',
        states: {
          awake: { after: { 2000: 'asleep' } },
          asleep: { on: { calmed: { target: 'calm', actions: 'calm' } }, after: { 4000: 'late' } },
          late: {},
          calm: {},
        },
        on: { left: 'over' },
      },
      over: {},
    },
  });
  const model = defineModel(machine, {
    input: ({ double }) => ({ app: double('app') }),
    events: { begun: { gesture }, calmed: { gesture }, left: { gesture } },
    outcomes: { lamp: {} },
    states: {
      resting: state,
      'watching.awake': state,
      'watching.asleep': state,
      'watching.late': state,
      'watching.calm': state,
      over: state,
    },
  });
  const said = restartLosses(explore(model)).map(lossText);
  expect(said.filter((one) => one.includes('message'))).toEqual([
    "the delayed message 'blink' to lamp is lost: in watching.awake; watching.asleep",
    "the delayed message 'idle.reported' to app is lost: in watching.awake; over",
  ]);
});

test('judges children apart from the context, and actors at any depth of it', () => {
  const listen = fromCallback(() => undefined);
  const machine = createMachine({
    id: 'nested',
    context: ({ spawn }) => ({
      list: [{ ref: spawn('listen', { id: 'named' }) }],
      inline: spawn(
        fromCallback(() => undefined),
        { id: 'inline' },
      ),
      note: 'kept',
    }),
    initial: 'open',
    states: { open: {} },
  }).provide({ actors: { listen } });
  const model = defineModel(machine, { outcomes: { listen: {} }, states: { open: state } } as never);
  expect(restartLosses(explore(model)).map(lossText)).toEqual([
    'starts again: named in open',
    "the child 'inline' is not restarted: in open",
  ]);
});
