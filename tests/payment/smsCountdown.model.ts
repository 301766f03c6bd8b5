import { assign } from 'xstate';
import { smsCountdownMachine } from '../../machines/payment/smsCountdown.ts';
import { defineModel } from '../../packages/kit/index.ts';
import { partOf } from '../models/words.ts';

const second = 1_000;

const machine = smsCountdownMachine.provide({
  actions: {
    measure: assign({
      left: ({ context: { end, left }, event }) =>
        (event as { type: string }).type === 'xstate.init' ? Math.min(end, left) : left - second,
    }),
  },
});

export const model = defineModel(machine, {
  ...partOf('smsCountdown'),
  inputs: { begun: () => ({ end: 3 * second, length: 60 * second }), passed: () => ({ end: 0, length: 0 }) },
  events: {},
  states: {
    'counting.ticking': (person, { context: { left } }) => person.sees(`${left / second} s`),
    over: (person) => person.doesNotSee(/s$/),
  },
});
