import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { always, defineModel, explore, never } from '../index.ts';
import { featureText } from '../feature.ts';
import { config } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

const words = {
  title: 'A code by text message',
  person: 'the borrower',
  idle: 'no code was asked for',
  sending: 'a code is on its way',
  entering: 'the code can be typed',
  'entering.waiting': 'the next code has to wait',
  confirming: 'the code is being checked',
  'code.typed complete': 'the borrower types six digits',
  'code.typed short': 'the borrower types too few digits',
  'sendCode ok': 'the code was sent',
  'sendCode refused': 'the lender says no',
  'after limit': 'the lender took too long',
  isComplete: 'there are six digits',
  'context code': 'the field holds it',
  'does tell': (told: Record<string, unknown>) => `a toast says ${String(Object.values(told).join(''))}`,
  'context wrong': '',
};

const feature = featureText(explore(defineModel(codeEntry, { ...config, words })));
const scenario = (title: string) =>
  feature.split(/\n\n {2}Scenario: /).find((text) => text.startsWith(`${title}\n`));

test('a place is a scenario: what leads on and what comes of it, then what must come to nothing', () => {
  expect(feature).toMatch(/^Feature: A code by text message\n/);
  expect(scenario('No code was asked for')?.split('\n').slice(1)).toEqual([
    '    Then this is what comes of it',
    '      | the borrower taps "Get code" | a code is on its way |',
    '    But nothing comes of it',
    '      | the borrower types six digits     |',
    '      | the borrower types too few digits |',
    '      | the borrower taps "Confirm"       |',
    '      | the borrower closes the dialog    |',
  ]);
});

test('where a guard decides, both of its answers are told in its words', () => {
  const typing = scenario('The code can be typed');
  expect(typing).toContain(
    '| the borrower taps "Confirm", when there are six digits | the code is being checked |',
  );
  expect(typing).toContain('| the borrower taps "Confirm", unless there are six digits |');
});

test('time is told in its true length, with what it means', () => {
  expect(scenario('A code is on its way')).toContain('10 seconds pass: the lender took too long');
});

test('what has no words is told by its name in words, never by the name itself', () => {
  const bare = featureText(explore(defineModel(codeEntry, config)));
  expect(bare).toMatch(/^Feature: Code entry\n/);
  expect(bare).not.toMatch(/[a-z][A-Z]|full 1|code\.typed/);
  expect(bare).toContain('the person types the code (complete, short)');
});

test('where the words do not say what decides, it is one row, of what comes every time and what comes sometimes', () => {
  const machine = setup({
    types: { context: {} as { times: number }, events: {} as { type: 'pressed' } },
    guards: { isSecond: ({ context }) => context.times === 1 },
    actions: {
      count: assign({ times: ({ context }) => Math.min(context.times + 1, 2) }),
      ring: () => undefined,
      flash: () => undefined,
    },
  }).createMachine({
    id: 'bell',
    context: { times: 0 },
    initial: 'there',
    states: {
      there: {
        on: {
          pressed: [
            { guard: 'isSecond', actions: ['count', 'ring', 'flash'] },
            { actions: ['count', 'ring'] },
          ],
        },
      },
    },
  });
  const bell = featureText(
    explore(
      defineModel(machine, {
        events: { pressed: { says: 'presses', gesture: async () => {} } },
        states: { there: async () => {} },
        words: { isSecond: '', 'does ring': 'the bell rings', 'does flash': 'the light flashes' },
      }),
    ),
  );
  expect(bell).toContain(
    [
      '      | the person presses | the bell rings               |',
      '      |                    | sometimes: the light flashes |',
    ].join('\n'),
  );
});

test('what is refused everywhere in a place is told of the place, not of each of its parts', () => {
  const machine = setup({
    types: { events: {} as { type: 'opened' } | { type: 'turned' } | { type: 'read' } },
  }).createMachine({
    id: 'book',
    initial: 'shut',
    states: {
      shut: { on: { opened: 'open' } },
      open: {
        initial: 'left',
        states: { left: { on: { turned: 'right' } }, right: { on: { read: '#book.shut' } } },
      },
    },
  });
  const does = (says: string) => ({ says, gesture: async () => {} });
  const book = featureText(
    explore(
      defineModel(machine, {
        events: { opened: does('opens it'), turned: does('turns a page'), read: does('reads to the end') },
        states: { shut: async () => {}, 'open.left': async () => {}, 'open.right': async () => {} },
      }),
    ),
  );
  const refusedIn = (title: string) =>
    book
      .split(/\n\n {2}Scenario: /)
      .find((text) => text.startsWith(`${title}\n`))
      ?.split('But nothing comes of it\n')[1]
      ?.trimEnd()
      .split('\n')
      .map((line) => line.replaceAll(/[|]/g, '').trim());
  expect(refusedIn('Open')).toEqual(['the person opens it']);
  expect(refusedIn('Open left')).toEqual(['the person reads to the end']);
  expect(refusedIn('Open right')).toEqual(['the person turns a page']);
});

test('no line is longer than a screen is wide', () => {
  expect(feature.split('\n').filter((line) => line.length > 150)).toEqual([]);
});

test('the rules stand at the end: what is always so, and what is never so', () => {
  const machine = setup({
    types: { context: {} as { on: boolean }, events: {} as { type: 'pressed' } },
    actions: { turn: assign({ on: ({ context }) => !context.on }) },
  }).createMachine({
    id: 'lamp',
    context: { on: false },
    initial: 'there',
    states: { there: { on: { pressed: { actions: 'turn' } } } },
  });
  const lamp = defineModel(machine, {
    events: { pressed: { gesture: async () => {} } },
    states: { there: async () => {} },
    rules: [always('the lamp is there', (seen) => seen.matches('there')), never('two lamps', () => false)],
  });
  expect(featureText(explore(lamp)).split('\n\n').at(-1)).toBe(
    [
      '  Scenario: What always holds, whatever happens',
      '    Then it is always so',
      '      | the lamp is there |',
      '    But it is never so',
      '      | two lamps |',
      '',
    ].join('\n'),
  );
});
