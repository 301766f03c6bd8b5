import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assign, fromCallback, fromPromise, fromTransition, setup } from 'xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import {
  atMost,
  brokenRules,
  defineModel,
  diagnose,
  done,
  explore,
  fullSuite,
  lossText,
  mutationScore,
  neverAfter,
  never,
  respond,
  restartLosses,
  runLive,
  shows,
  starts,
} from '../index.ts';
import { reportOf, reportText } from '../report.ts';
import type { Rule } from '../rules.ts';

const gesture = async () => {};
const state = async () => {};

interface Planted {
  /** A machine's configuration with one fault that a tool may overlook. */
  machine: object;
  setup?: object;
  events?: string[];
  states: string[];
  outcomes?: object;
  rules?: Rule<never>[];
}

const modelOf = ({ machine, setup: given = {}, events = [], states, ...rest }: Planted) =>
  defineModel(
    // The types of a machine that is put together here say nothing.
    setup(given).createMachine({ id: 'planted', ...machine } as never) as unknown as AnyStateMachine,
    {
      events: Object.fromEntries(events.map((type) => [type, { gesture }])),
      states: Object.fromEntries(states.map((name) => [name, state])),
      ...rest,
    } as never,
  );

/** Everything that the tools say of a machine. */
const verdictsOf = (planted: Planted): string => {
  const model = modelOf(planted);
  const report = reportOf(model, undefined);
  return [
    reportText(report),
    ...restartLosses(report.graph).map(lossText),
    ...brokenRules(report.graph).map(({ says }) => `broken: ${says}`),
    ...fullSuite(report.graph).flatMap((path) => (runLive(model, path) ? ['diverges'] : [])),
  ].join('\n');
};

const pays = { pay: fromPromise(async () => 'paid') };
const paying = {
  initial: 'idle',
  states: {
    idle: { on: { paid: 'paying' } },
    paying: { invoke: { id: 'pay', src: 'pay', onDone: 'done', onError: 'idle' } },
    done: { type: 'final' },
  },
};
const payment = {
  machine: paying,
  setup: { actors: pays },
  events: ['paid'],
  states: ['idle', 'paying', 'done'],
  outcomes: { pay: { ok: done('ok') } },
};
const closed = {
  machine: {
    context: { isOpen: false },
    initial: 'a',
    states: { a: { on: { went: { guard: 'isOpen', target: 'b' } } }, b: {}, c: {} },
  },
  setup: { guards: { isOpen: ({ context }: { context: { isOpen: boolean } }) => context.isOpen } },
  events: ['went'],
  states: ['a', 'b', 'c'],
};

test.each<[string, Planted, string | RegExp]>([
  ['sends money a second time after a restart', payment, 'starts again: pay in paying'],
  ['reaches one of three states', closed, 'in the 1 of 3 states that the model reaches'],
  [
    'has a rule about a state that is never reached',
    {
      ...closed,
      rules: [
        respond('b leads to c', {
          when: (seen: { value: unknown }) => seen.value === 'b',
          then: (seen: { value: unknown }) => seen.value === 'c',
        } as never),
      ],
    },
    'idle rule: b leads to c',
  ],
  [
    'has a rule about something that never happens first',
    {
      ...closed,
      rules: [
        neverAfter('nothing after b', {
          after: ({ seen }: { seen: { value: unknown } }) => seen.value === 'b',
          bad: () => true,
        } as never),
      ],
    },
    'idle rule: nothing after b',
  ],
  [
    'forbids a state that it does not have',
    {
      ...closed,
      rules: [never('bb', (seen: { matches: (value: string) => boolean }) => seen.matches('bb'))] as never,
    },
    'idle rule: bb',
  ],
  [
    'counts a service that never starts',
    { ...closed, rules: [atMost(1, 'one payment', { counts: starts('pay'), again: () => false })] },
    'speaks of nothing that the model reaches: one payment',
  ],
  [
    'breaks a rule only while a named actor runs',
    {
      machine: {
        context: ({ self }: { self: AnyActorRef }) => ({ self }),
        invoke: { id: 'ear', src: 'listen', systemId: 'ear' },
        initial: 'a',
        states: { a: { on: { went: { guard: 'hears', target: 'b' } } }, b: {} },
      },
      setup: {
        actors: { listen: fromCallback(() => undefined) },
        guards: {
          hears: ({ context }: { context: { self: AnyActorRef } }) =>
            context.self.system.get('ear') !== undefined,
        },
      },
      events: ['went'],
      states: ['a', 'b'],
      outcomes: { listen: {} },
      rules: [never('b', (seen: { value: unknown }) => seen.value === 'b') as never],
    },
    'broken: b',
  ],
  [
    'breaks a rule only after a child has changed',
    {
      machine: {
        context: ({ spawn }: { spawn: (name: string, options: object) => AnyActorRef }) => ({
          lamp: spawn('lamp', { id: 'lamp' }),
        }),
        initial: 'a',
        states: { a: { on: { went: { guard: 'isLight', target: 'b' } } }, b: {} },
      },
      setup: {
        actors: {
          lamp: fromTransition(
            (shine: string) => shine,
            () => 'dark',
          ),
        },
        guards: {
          isLight: ({ context }: { context: { lamp: AnyActorRef } }) =>
            (context.lamp.getSnapshot() as { context: string }).context === 'light',
        },
      },
      events: ['went'],
      states: ['a', 'b'],
      outcomes: { lamp: { lights: shows({ context: 'light' }) } },
      rules: [never('b', (seen: { value: unknown }) => seen.value === 'b') as never],
    },
    'broken: b',
  ],
  [
    'loses a timer',
    { machine: { initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } }, states: ['a', 'b'] },
    /the timer 'xstate\.after\.1000\.planted\.a' is lost: in a/,
  ],
  [
    'loses a child without a name',
    {
      machine: {
        context: ({ spawn }: { spawn: (logic: unknown, options: object) => AnyActorRef }) => ({
          ear: spawn(
            fromCallback(() => undefined),
            { id: 'ear' },
          ),
        }),
        initial: 'a',
        states: { a: {} },
      },
      states: ['a'],
    },
    "the child 'ear' is not restarted",
  ],
  [
    'changes a date by JSON',
    { machine: { context: { at: new Date(0) }, initial: 'a', states: { a: {} } }, states: ['a'] },
    'context.at is lost or changed by JSON',
  ],
  [
    'dies of an action',
    {
      machine: { initial: 'a', states: { a: { on: { went: { target: 'b', actions: 'fall' } } }, b: {} } },
      setup: {
        actions: {
          fall: assign(() => {
            throw new Error('fell');
          }),
        },
      },
      events: ['went'],
      states: ['a', 'b'],
    },
    /dies: .*fell/,
  ],
  ['waits for ever', { ...payment, outcomes: { pay: { ok: done('ok') } } }, 'no limit in time: paying pay'],
])('notices that a machine %s', (_, planted, verdict) => {
  expect(verdictsOf(planted)).toMatch(verdict);
});

test('notices a dropped forbidden transition', () => {
  const graph = explore(
    modelOf({
      machine: { initial: 'a', on: { went: '.b' }, states: { a: { on: { went: {} } }, b: {} } },
      events: ['went'],
      states: ['a', 'b'],
    }),
  );
  expect(mutationScore(graph, fullSuite(graph)).survivors).toEqual([]);
  expect(diagnose(graph).map(({ where }) => where)).toContain('b');
});

test("takes a record with a session's id for no actor, and finds actors in a list", () => {
  const graph = explore(
    modelOf({
      machine: {
        context: ({ spawn }: { spawn: (name: string, options: object) => AnyActorRef }) => ({
          user: { sessionId: 's1', name: 'Ann' },
          list: [spawn('listen', { id: 'one' })],
        }),
        initial: 'a',
        states: { a: {} },
      },
      setup: { actors: { listen: fromCallback(() => undefined) } },
      states: ['a'],
      outcomes: { listen: {} },
    }),
  );
  expect(restartLosses(graph).map(lossText)).toEqual(['starts again: one in a']);
});

test("reports the same restart in XState's development and production builds", () => {
  const folder = mkdtempSync(join(import.meta.dirname, 'restart-'));
  try {
    writeFileSync(
      join(folder, 'both.model.ts'),
      `import { createMachine, fromCallback } from 'xstate';
import { defineModel } from '../../index.ts';
const machine = createMachine({
  id: 'both',
  context: ({ spawn }) => ({ text: 'kept', ear: spawn(fromCallback(() => undefined), { id: 'ear' }) }),
  initial: 'a',
  states: { a: { after: { 10: 'b' } }, b: {} },
});
export const model = defineModel(machine as never, { states: { a: async () => {}, b: async () => {} } } as never);
`,
    );
    const run = (...conditions: string[]) =>
      spawnSync(
        process.execPath,
        [
          ...conditions,
          join(import.meta.dirname, '..', 'cli.ts'),
          'both',
          '--restart',
          '--models',
          join(folder, '*.model.ts'),
        ],
        { encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined } },
      ).stdout;
    const production = run();
    expect(production).toContain("the child 'ear' is not restarted");
    expect(production).toContain('both was stopped and restored in all 2 states.');
    expect(run('--conditions=development')).toBe(production);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
