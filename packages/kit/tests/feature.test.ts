import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { always, defineModel, explore, never } from '../index.ts';
import { featureText } from '../feature.ts';
import { guardWords } from '../words.ts';
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

test('writes a scenario for each state: what leads on with its result, then what must change nothing', () => {
  expect(feature).toMatch(/^Feature: A code by text message\n/);
  expect(scenario('No code was asked for')?.split('\n').slice(1)).toEqual([
    '    Then this happens',
    '      | the borrower taps "Get code" | a code is on its way |',
  ]);
  expect(scenario('Everywhere else')?.trimEnd().split('\n').slice(1)).toEqual([
    '    But nothing happens',
    '      | the borrower types six digits     |',
    '      | the borrower types too few digits |',
    '      | the borrower taps "Confirm"       |',
    '      | the borrower closes the dialog    |',
  ]);
});

test('writes both answers of a guard in the words of the guard', () => {
  const typing = scenario('The code can be typed');
  expect(typing).toContain(
    '| the borrower taps "Confirm", when there are six digits | the code is being checked |',
  );
  expect(typing).toContain('| the borrower taps "Confirm", unless there are six digits |');
});

test('writes a delay with its true length and its meaning', () => {
  expect(scenario('A code is on its way')).toContain('10 seconds pass: the lender took too long');
});

test('turns a name without words into words, and never prints the identifier', () => {
  const bare = featureText(explore(defineModel(codeEntry, config)));
  expect(bare).toMatch(/^Feature: Code entry\n/);
  expect(bare).not.toMatch(/[a-z][A-Z]|full 1|code\.typed/);
  expect(bare).toContain('the person types the code (complete, short)');
});

test('writes one row of certain and possible results when the words do not say what decides', () => {
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

test('lists what a state refuses once for the state, not for each of its parts', () => {
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
      ?.split('But nothing happens\n')[1]
      ?.trimEnd()
      .split('\n')
      .map((line) => line.replaceAll(/[|]/g, '').trim());
  expect(refusedIn('Open')).toEqual(['the person opens it']);
  expect(refusedIn('Open left')).toBeUndefined();
  expect(refusedIn('Open right')).toBeUndefined();
});

test('wraps lines at the width of a screen', () => {
  expect(feature.split('\n').filter((line) => line.length > 150)).toEqual([]);
});

test('writes the rules at the end: what always holds, and what never does', () => {
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
      '  Scenario: What always holds',
      '    Then this always holds',
      '      | the lamp is there |',
      '    But this never holds',
      '      | two lamps |',
      '',
    ].join('\n'),
  );
});

const gesture = async () => {};
const does = (says: string) => ({ says, gesture });
const rowsIn = (text: string, title: string) =>
  text
    .split(/\n\n {2}Scenario: /)
    .find((part) => part.startsWith(`${title}\n`))
    ?.trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' '));

test('orders the rows of a happening so that each applies after those before it, and the last one otherwise', () => {
  const isSure = ({ context }: { context: { step: number } }) => context.step > 1;
  const machine = setup({
    types: { context: {} as { step: number }, events: {} as { type: 'asked' } | { type: 'counted' } },
    guards: { isTired: ({ context }) => context.step === 0, isSure },
    actions: { count: assign({ step: ({ context }) => Math.min(context.step + 1, 2) }) },
  }).createMachine({
    id: 'oracle',
    context: { step: 0 },
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          asked: [
            { guard: 'isTired', target: 'asleep' },
            { guard: 'isSure', target: 'answering' },
            { target: 'guessing' },
          ],
          counted: { actions: 'count' },
        },
      },
      asleep: {},
      answering: {},
      guessing: {},
    },
  });
  const state = async () => {};
  const model = defineModel(machine, {
    events: { asked: does('asks'), counted: does('counts') },
    states: { waiting: state, asleep: state, answering: state, guessing: state },
    words: { isTired: 'it is tired', isSure: 'it is sure' },
  });
  expect(rowsIn(featureText(explore(model)), 'Waiting')?.slice(1, 4)).toEqual([
    '| the person asks, when it is tired | asleep |',
    '| the person asks, else when it is sure | answering |',
    '| the person asks, otherwise | guessing |',
  ]);
});

const house = setup({
  types: { events: {} as { type: 'rung' } | { type: 'slept' } | { type: 'woken' } },
  actions: { bark: () => undefined, chime: () => undefined },
}).createMachine({
  id: 'house',
  type: 'parallel',
  states: {
    bell: {
      initial: 'still',
      states: { still: { on: { rung: { target: 'ringing', actions: 'chime' } } }, ringing: {} },
    },
    dog: {
      initial: 'awake',
      states: {
        awake: { on: { slept: 'asleep', rung: { actions: 'bark' } } },
        asleep: { on: { woken: 'awake' } },
      },
    },
  },
});

test('lists what another region does where that region answers, not as an occasional effect', () => {
  const state = async () => {};
  const text = featureText(
    explore(
      defineModel(house, {
        events: { rung: does('rings'), slept: does('sings'), woken: does('wakes it') },
        states: { 'bell.still': state, 'bell.ringing': state, 'dog.awake': state, 'dog.asleep': state },
        words: { 'does bark': 'the dog barks', 'does chime': 'the bell chimes' },
      }),
    ),
  );
  expect(text).not.toContain('sometimes');
  expect(rowsIn(text, 'Bell still')).toEqual([
    'Then this happens',
    '| the person rings | bell ringing |',
    '| | the bell chimes |',
  ]);
  expect(rowsIn(text, 'Dog awake')).toContain('| the person rings | the dog barks |');
});

const office = setup({
  types: { events: {} as { type: 'knocked' } | { type: 'locked' } },
  actions: { greet: () => undefined },
}).createMachine({
  id: 'office',
  initial: 'open',
  states: {
    open: {
      on: { knocked: { actions: 'greet' } },
      initial: 'quiet',
      states: { quiet: { on: { locked: 'locked' } }, locked: { on: { knocked: '#office.left' } } },
    },
    left: {},
  },
});

test('introduces the sentences about the children of a compound state', () => {
  const state = async () => {};
  const text = featureText(
    explore(
      defineModel(office, {
        events: { knocked: does('knocks'), locked: does('turns the key') },
        states: { 'open.quiet': state, 'open.locked': state, left: state },
        words: { 'open.locked': 'the door is locked', 'does greet': 'somebody says hello' },
      }),
    ),
  );
  expect(rowsIn(text, 'Open')?.[0]).toBe('States inside handle their own rows first: the door is locked.');
});

test('lists once what a single state accepts and several refuse', () => {
  const state = async () => {};
  const machine = setup({ types: { events: {} as { type: 'went' } | { type: 'paid' } } }).createMachine({
    id: 'shop',
    initial: 'street',
    states: {
      street: { on: { went: 'aisle' } },
      aisle: { on: { went: 'till' } },
      till: { on: { went: 'street', paid: 'street' } },
    },
  });
  const text = featureText(
    explore(
      defineModel(machine, {
        events: { went: does('goes on'), paid: does('pays') },
        states: { street: state, aisle: state, till: state },
      }),
    ),
  );
  expect(text.match(/the person pays/g)).toHaveLength(2);
  expect(rowsIn(text, 'Everywhere else')).toEqual(['But nothing happens', '| the person pays |']);
});

const watch = setup({
  types: { events: {} as { type: 'ended' } },
  delays: { moment: 3500 },
}).createMachine({
  id: 'watch',
  initial: 'running',
  states: { running: { on: { ended: 'ended' }, after: { moment: 'ended' } }, ended: {} },
});
const ofWatch = { events: { ended: { gesture } }, states: { running: gesture, ended: gesture } };

test('writes a duration as people say it', () => {
  expect(featureText(explore(defineModel(watch, ofWatch)))).toContain('3.5 seconds pass');
});

test('uses the words of a state whose name is also an event, and reports missing ones', () => {
  const event = { ended: 'somebody ends it' };
  expect(() => defineModel(watch, { ...ofWatch, words: event })).toThrow("stand under 'state ended'");
  const both = { ...event, 'state ended': 'it is at an end' };
  const text = featureText(explore(defineModel(watch, { ...ofWatch, words: both })));
  expect(text).toMatch(/\| somebody ends it +\| it is at an end \|/);
});

test('describes a combined guard in the words of its parts', () => {
  const ofGuards = { isWarm: 'it is warm', 'not(isWet)': 'it is dry' };
  const model = defineModel(watch, { ...ofWatch, words: ofGuards });
  expect(guardWords(model, 'and(isWarm, not(isWet))')).toBe('it is warm and it is dry');
  expect(guardWords(model, 'or(isWarm, not(and(isWarm, isLate)))')).toBe(
    'it is warm or it is not true that it is warm and late',
  );
});
