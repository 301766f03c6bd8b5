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
