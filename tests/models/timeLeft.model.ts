import { assign } from 'xstate';
import { timeLeftMachine } from '../../machines/payment/timeLeft.ts';
import { defineModel } from '../kit/index.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

const minute = 60_000;

/** The time of day is fixed: tests/repay/timeLeft.test.ts lets it pass. */
const machine = timeLeftMachine.provide({
  actions: {
    measure: assign({ left: ({ context: { until } }) => until }),
  },
});

export const model = defineModel(machine, {
  words: wordsOf('timeLeft'),
  sheet: sheetOf('timeLeft'),
  inputs: {
    known: () => ({ until: 3 * minute }),
    expired: () => ({ until: 0 }),
    unknown: () => ({ until: Infinity }),
  },
  events: {
    'screen.returned': {
      by: 'the app',
      says: 'shows the page again',
      gesture: (person) => person.signal('screen.returned'),
    },
  },
  // The time of day is fixed: tests/repay/timeLeft.test.ts lets it pass.
  waive: Object.fromEntries(
    ['drop', 'stay at', 'stays in its source at'].map((mutant) => [
      `survives: ${mutant} counting after nextMinute`,
      'It is measured again at the same time of day.',
    ]),
  ),
  ends: { 'the time of day is fixed': (seen) => seen.matches('counting') },
  states: {
    counting: (person, { context: { left } }) =>
      left < Infinity ? person.sees(`${left / minute} min left`) : person.doesNotSee('left'),
    over: (person) => person.doesNotSee('left'),
  },
});
