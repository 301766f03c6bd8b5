import { assign } from 'xstate';
import { timeLeftMachine } from '../../machines/payment/timeLeft.ts';
import { defineModel } from '../../packages/kit/index.ts';
import { sessionChanged } from '../models/fixtures/connection.ts';
import { partOf } from '../models/words.ts';

const minute = 60_000;

const machine = timeLeftMachine.provide({
  actions: {
    measure: assign({
      left: ({ context: { until, left }, event }) =>
        (event as { type: string }).type === 'xstate.init' ? Math.min(until, left) : left - minute,
    }),
  },
});

export const model = defineModel(machine, {
  ...partOf('timeLeft'),
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
    'session.changed': sessionChanged,
  },
  outcomes: { watchSession: {} },
  ends: { 'nobody says when the code expires': ({ context }) => context.until === Infinity },
  states: {
    counting: (person, { context: { left } }) =>
      left < Infinity ? person.sees(`${left / minute} min left`) : person.doesNotSee('left'),
    over: (person) => person.doesNotSee('left'),
  },
});
