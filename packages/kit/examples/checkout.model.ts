import { assign, fromPromise, setup } from 'xstate';
import { atMost, defineModel, done, fails, never, respond, starts } from '../index.ts';

/** A checkout: an address, then one payment, which is never made twice. */
const checkout = setup({
  types: {
    context: {} as { address: string },
    events: {} as { type: 'address.typed'; address: string } | { type: 'paid' } | { type: 'edited' },
  },
  actors: { pay: fromPromise<string, { address: string }>(async () => 'receipt') },
  guards: { hasAddress: ({ context }) => context.address !== '' },
  actions: { keepAddress: assign({ address: (_, address: string) => address }) },
  delays: { limit: 30_000 },
}).createMachine({
  id: 'checkout',
  context: { address: '' },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'address.typed': { actions: { type: 'keepAddress', params: ({ event }) => event.address } },
        paid: { guard: 'hasAddress', target: 'paying' },
      },
    },
    paying: {
      tags: 'busy',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ address: context.address }),
        onDone: 'bought',
        onError: 'declined',
      },
      after: { limit: 'declined' },
    },
    declined: { description: 'The payment did not come about.', on: { edited: 'filling' } },
    bought: { type: 'final' },
  },
});

export const model = defineModel(checkout, {
  events: {
    'address.typed': {
      says: 'types an address',
      cases: { whole: { address: 'Elm Street 1' }, none: { address: '' } },
      gesture: (person, { address }) => person.type('Address', address),
    },
    paid: { says: 'taps "Pay"', gesture: (person) => person.tap('button', 'Pay') },
    edited: { says: 'taps "Change"', gesture: (person) => person.tap('button', 'Change') },
  },
  outcomes: { pay: { taken: done('receipt'), declined: fails(new Error('declined')) } },
  states: {
    filling: (person) => person.seesRole('button', 'Pay'),
    paying: (person) => person.sees('Paying…'),
    declined: (person) => person.seesRole('button', 'Change'),
    bought: (person) => person.sees('Thank you'),
  },
  rules: [
    never('a payment without an address', (seen) => seen.matches('paying') && seen.context.address === ''),
    atMost(1, 'one payment for each tap', {
      counts: starts('pay'),
      again: ({ move }) => move.by === 'person' && move.event === 'paid',
    }),
    respond('paying comes to an end', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
  ],
});
