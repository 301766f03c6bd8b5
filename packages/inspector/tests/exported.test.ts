import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  and,
  type AnyStateMachine,
  assign,
  cancel,
  createActor,
  createMachine,
  fromPromise,
  not,
  raise,
  SimulatedClock,
  stateIn,
} from 'xstate';
import { chartOf, namesOnly } from '../charts/chart.ts';
import { configOf } from '../exports/config.ts';
import { recordingTap } from './record.ts';

interface Counted {
  context: { count: number };
}

const implementations = {
  actions: {
    'zähle!': assign({ count: ({ context }: Counted) => context.count + 1 }),
    'set to': assign({ count: (_: unknown, params: { to: number }) => params.to }),
    'post later': raise({ type: 'späte Post' }, { delay: 300, id: 'p.1' }),
    'no post': cancel('p.1'),
  },
  guards: {
    'n < 3': ({ context }: Counted) => context.count < 3,
    'at least': ({ context }: Counted, params: { least: number }) => context.count >= params.least,
    'and(n < 3, not(L in 2))': and(['n < 3', not('L in 2')]),
    'stateIn({"L":"2"})': stateIn({ L: '2' }),
    'L in 2': stateIn({ L: '2' }),
  },
  delays: { 'kurz gleich': ({ context }: Counted) => 100 * (context.count + 1), 'lang.sam': 5_000 },
  actors: { 'svc/one': fromPromise(async () => 1) },
};

const configs = {
  'with dots, spaces, other letters, parameters and delays': {
    id: 'Warenkorb.2024 (neu)',
    context: { count: 0 },
    initial: 'leer #1',
    states: {
      'leer #1': {
        on: {
          'hinzu fügen': [
            { guard: 'n < 3', target: String.raw`halb\.voll`, actions: 'zähle!' },
            { target: 'über/voll' },
          ],
          reset: { actions: ['zähle!', { type: 'set to', params: { to: 7 } }] },
        },
      },
      'halb.voll': {
        entry: ['post later', { type: 'set to', params: { to: 2 } }],
        exit: 'no post',
        on: { 'hinzu fügen': 'leer #1', 'späte Post': 'über/voll', '*': { actions: 'zähle!' } },
        after: { 'kurz gleich': 'über/voll', 'lang.sam': 'leer #1', 250: { actions: 'zähle!' } },
      },
      'über/voll': {
        initial: 'a.b',
        states: {
          'a.b': { on: { 'x.y': 'c d' } },
          'c d': { type: 'final' },
          '~H': { type: 'history', target: String.raw`a\.b` },
        },
        onDone: { target: 'leer #1', actions: { type: 'set to', params: { to: 0 } } },
        on: {
          zurück: { guard: { type: 'at least', params: { least: 2 } }, target: 'leer #1' },
          again: { target: '.~H', reenter: true },
        },
      },
    },
  },
  'with regions, ids, history and combined guards': {
    id: 'par',
    type: 'parallel',
    context: { count: 0 },
    states: {
      L: {
        initial: '1',
        states: {
          1: { on: { go: { target: '2', actions: 'zähle!' } } },
          2: { on: { go: '1', 'go home': '#anders wo.tief.x' } },
          h: { type: 'history', history: 'deep', target: '2' },
        },
        on: { H: '.h' },
      },
      'R r': {
        id: 'anders wo',
        initial: 'tief',
        states: {
          tief: {
            initial: 'x',
            states: {
              x: { on: { go: { guard: stateIn({ L: '2' }), target: 'y' }, both: ['#1a', '#2b'] } },
              y: { on: { 'both of them': { target: ['#1a', '#2b'] } } },
            },
          },
        },
      },
      z: {
        type: 'parallel',
        on: { out: { guard: and(['n < 3', not('L in 2')]), target: ['#1o', '#2b'] } },
        states: {
          one: { initial: 'o', states: { o: { id: '1o' }, p: { id: '1a' } } },
          two: { initial: 'o', states: { o: {}, p: { id: '2b' } } },
        },
      },
    },
  },
  'called as its own state, with events like those of XState': {
    id: 'm',
    context: { count: 0 },
    initial: 'm',
    states: {
      m: { on: { '"quoted"': 'x answers', finished: 'end', 'done.state.m': 'end' } },
      'x answers': {
        invoke: { src: 'svc/one', id: 'svc one', onDone: 'end', onError: 'm' },
        on: { 'xstate.done.actor.other': { target: 'end', actions: 'zähle!' } },
      },
      end: {
        entry: 'zähle!',
        on: { back: 'm', 'a.*': 'm' },
        always: { guard: { type: 'at least', params: { least: 5 } }, target: 'last' },
      },
      last: { type: 'final' },
    },
    output: { said: 'done' },
  },
};

const made = (config: object): AnyStateMachine =>
  createMachine(config as never).provide(implementations as never);

it.each(Object.entries(configs))('exports a machine %s as JSON with the same behaviour', (_name, config) => {
  const machine = made(config);
  const exported = JSON.parse(JSON.stringify(configOf(chartOf(machine)))) as object;
  const read = made({ ...exported, context: config.context });
  const types = (machine.events as string[]).filter(
    (type) => !type.includes('*') && !type.startsWith('xstate.error'),
  );
  const step = fc.oneof(
    fc.constantFrom(...types, 'a.b', 'unknown').map((type) => ({ type })),
    fc.integer({ min: 1, max: 400 }),
  );
  const seen = (one: AnyStateMachine, steps: ({ type: string } | number)[]) => {
    const clock = new SimulatedClock();
    const actor = createActor(one, { clock }).start();
    return steps.map((taken) => {
      if (typeof taken === 'number') clock.increment(taken);
      else actor.send(taken);
      const { value, context, status } = actor.getSnapshot();
      return { taken, value, context, status };
    });
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      expect(seen(read, steps)).toEqual(seen(machine, steps));
    }),
    { numRuns: 500 },
  );
});

test('removes values of code from an exported chart, unless everything may leave the page', () => {
  const secret = createMachine({
    id: 'secret',
    initial: 'a',
    states: {
      a: {
        entry: { type: 'greet', params: { name: 'Maria' } },
        on: { go: { guard: { type: 'isFor', params: { name: 'Maria' } }, target: 'b' } },
      },
      b: { type: 'final', output: { name: 'Maria' } },
    },
  }).provide({ actions: { greet: () => undefined }, guards: { isFor: () => true } });
  const { frames, inspect } = recordingTap({ sendsCharts: true });
  createActor(secret, { inspect }).start();
  expect(frames.find(({ kind }) => kind === 'chart')).toMatchObject({ chart: namesOnly(chartOf(secret)) });
  expect(JSON.stringify(frames)).not.toContain('Maria');
});
