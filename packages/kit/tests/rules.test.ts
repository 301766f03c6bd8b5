import { expect, test } from 'vitest';
import { fromCallback, fromPromise, setup } from 'xstate';
import {
  always,
  atMost,
  brokenRules,
  defineModel,
  done,
  explore,
  fails,
  never,
  neverAfter,
  respond,
  sends,
  starts,
} from '../index.ts';
import { config } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

const broken = (...rules: NonNullable<Parameters<typeof defineModel<typeof codeEntry>>[1]['rules']>) =>
  brokenRules(explore(defineModel(codeEntry, { ...config, rules })));

test('finds no violation of rules that hold for the code entry', () => {
  expect(
    broken(
      never(
        'confirmed with a short code',
        (seen) => seen.matches('confirming') && seen.context.code.length < 6,
      ),
      always('a wrong code is gone', ({ context }) => !context.wrong || context.code === ''),
      respond('sending leads to an end', {
        when: (seen) => seen.matches('sending'),
        then: (seen) => seen.matches('idle') || seen.matches('entering'),
      }),
      atMost(1, 'one code for each request', {
        counts: starts('sendCode'),
        again: ({ move }) => move.by === 'person' && move.event === 'code.requested',
      }),
      neverAfter('asking again after it is confirmed', {
        after: ({ seen }) => seen.status === 'done',
        bad: ({ seen }) => seen.matches('idle'),
      }),
    ),
  ).toEqual([]);
});

test('reports a broken invariant with its shortest counterexample', () => {
  expect(broken(never('a code without a request', ({ context }) => context.code !== ''))).toEqual([
    {
      says: 'a code without a request',
      counterexample: [
        'Given code entry is opened',
        'Then idle',
        'When the person taps "Get code"',
        'Then sending',
        "When send code says 'ok'",
        'Then entering waiting',
        'When the person types the code (complete)',
        'Then entering waiting',
      ],
    },
  ]);
});

test('breaks a leads-to rule by a wait that neither an answer nor a timer ends', () => {
  const [found] = broken(
    respond('entering leads to confirmed', {
      when: (seen) => seen.matches('entering'),
      then: (seen) => seen.status === 'done',
    }),
  );
  expect(found?.counterexample.at(-1)).toBe(
    'And when no answer comes, no timer leads on from entering waiting',
  );
});

test('breaks a limit on the shortest path', () => {
  const [found] = broken(atMost(1, 'one sending in all', { counts: starts('sendCode'), again: () => false }));
  expect(found?.counterexample.filter((line) => line.startsWith('When'))).toEqual([
    'When the person taps "Get code"',
    "When send code says 'refused'",
    'When the person taps "Get code"',
  ]);
});

test('breaks a rule by an event after one that must be the last', () => {
  const [found] = broken(
    neverAfter('idle after sending', {
      after: ({ seen }) => seen.matches('sending'),
      bad: ({ seen }) => seen.matches('idle'),
    }),
  );
  expect(found?.counterexample.slice(-2)).toEqual(["When send code says 'refused'", 'Then idle']);
});

const polling = setup({
  types: { context: {} as object, events: {} as { type: 'ticked' } },
  actors: {
    ask: fromPromise<boolean>(async () => true),
    ticker: fromCallback<{ type: 'ticked' }>(() => undefined),
  },
  guards: { isReady: (_, ready: boolean) => ready },
  delays: { limit: 1000, again: 3000 },
});

const poll = (retries: boolean) =>
  defineModel(
    polling.createMachine({
      id: 'polling',
      context: {},
      initial: 'asking',
      invoke: { id: 'ticker', src: 'ticker' },
      on: { ticked: {} },
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            onDone: [
              { guard: { type: 'isReady', params: ({ event }) => event.output }, target: 'ready' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
          after: { limit: 'resting' },
        },
        resting: { after: { again: retries ? 'asking' : 'given' } },
        ready: { type: 'final' },
        given: { type: 'final' },
      },
    }),
    {
      events: { ticked: 'internal' },
      outcomes: {
        ask: { ready: done(true), notYet: done(false), broken: fails('500') },
        ticker: { ticks: sends({ type: 'ticked' }) },
      },
      states: {
        asking: async () => {},
        resting: async () => {},
        ready: async () => {},
        given: async () => {},
      },
      rules: [
        respond('asking comes to an end', {
          when: (seen) => seen.matches('asking'),
          then: (seen) => seen.status === 'done',
        }),
      ],
    },
  );

test('breaks a leads-to rule by a response that never arrives, if the chart has no timeout', () => {
  const waiting = setup({
    types: {} as { events: { type: 'page.left' } },
    actors: { ask: fromPromise(async () => true) },
  }).createMachine({
    id: 'waiting',
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'ask', src: 'ask', onDone: 'given', onError: 'given' },
        on: { 'page.left': 'given' },
      },
      given: { type: 'final' },
    },
  });
  const ends = respond<typeof waiting>('asking comes to an end', {
    when: (seen) => seen.matches('asking'),
    then: (seen) => seen.status === 'done',
  });
  const model = defineModel(waiting, {
    events: { 'page.left': { gesture: async () => {} } },
    outcomes: { ask: { yes: done(true), no: fails('500') } },
    states: { asking: async () => {}, given: async () => {} },
    rules: [ends],
  });
  expect(brokenRules(explore(model))).toEqual([
    {
      says: 'asking comes to an end',
      counterexample: [
        'Given waiting is opened',
        'Then asking',
        'And when no answer comes, no timer leads on from asking',
      ],
    },
  ]);
});

test('breaks a leads-to rule by an unlimited retry, and shows the cycle', () => {
  const [found] = brokenRules(explore(poll(true)));
  expect(found?.counterexample.slice(-5)).toEqual([
    'And this can go round forever without anybody doing anything:',
    "When ask says 'not yet'",
    'Then resting',
    'When 3 seconds pass',
    'Then asking',
  ]);
});

test('accepts a ticker under a leads-to rule', () => {
  expect(brokenRules(explore(poll(false)))).toEqual([]);
});
