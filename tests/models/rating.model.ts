import { assign } from 'xstate';
import { ratingMachine } from '../../machines/orderDetails/ratingMachine.ts';
import { defineModel, done, type Person } from '../kit/index.ts';
import { garbage, lost, refused } from './fixtures/failures.ts';

export const model = defineModel(ratingMachine, {
  input: ({ double }) => ({ app: double('app') }),
  provide: { actions: { startIntent: assign({ ratingKey: 'one-key' }) } },
  events: {
    'star.chosen': {
      says: 'chooses stars',
      cases: { three: { stars: 3 }, four: { stars: 4 } },
      when: ({ context, value }) => value !== 'sending' || context.stars === 0,
      gesture: (person, { stars }) => person.tap('radio', `${stars} of 5 stars`),
    },
    'rating.sent': {
      says: 'sends the rating',
      gesture: (person) => person.tap('button', /^(Submit|Try again)$/),
    },
    'dialog.closed': { says: 'closes the dialog', gesture: (person) => person.press('Escape') },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
  },
  outcomes: { sendAppRating: { ok: done({}), refused, garbage, lost } },
  states: {
    choosing: async (person, { context }) => {
      await person.seesRole('dialog', 'Rate our app');
      if (context.stars > 0) await person.seesRole('radio', `${context.stars} of 5 stars`);
    },
    sending: (person: Person) => person.seesRole('dialog', 'Rate our app'),
    outcomeUnknown: (person) => person.seesRole('dialog', 'We do not know whether your rating arrived'),
    thanked: (person) => person.seesRole('dialog', 'Thank you for your rating'),
    closed: (person) => person.doesNotSeeRole('dialog'),
  },
});
