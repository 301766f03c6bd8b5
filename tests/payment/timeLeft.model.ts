import { assign } from 'xstate';
import { timeLeftMachine } from '../../machines/payment/timeLeft.ts';
import { defineModel } from '../../packages/kit/index.ts';
import { timeLeft } from '../../services/repay/timeLeft.ts';
import { sessionChanged } from '../models/fixtures/connection.ts';
import { madeCode } from '../models/fixtures/repayment.ts';
import { partOf } from '../models/words.ts';

const minute = 60_000;
const opened = Date.parse('2026-11-24T14:00:00+08:00');
const validUntil = (expiresAt: string) => ({ code: { ...madeCode, expiresAt } });

const machine = timeLeftMachine.provide({
  actions: {
    measure: assign({
      left: ({ context: { code, left }, event }) =>
        (event as { type: string }).type === 'xstate.init' ? timeLeft(code, opened) : left - minute,
    }),
  },
});

export const model = defineModel(machine, {
  ...partOf('timeLeft'),
  inputs: {
    known: () => validUntil('2026-11-24 14:03'),
    expired: () => validUntil('2026-11-24 14:00'),
    unknown: () => validUntil(''),
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
  ends: { 'nobody says when the code expires': ({ context }) => context.left === Infinity },
  states: {
    counting: (person, { context: { left } }) =>
      left < Infinity ? person.sees(`${left / minute} min left`) : person.doesNotSee('left'),
    over: (person) => person.doesNotSee('left'),
  },
});
