import { assign } from 'xstate';
import { ratingMachine } from '../../machines/orderDetails/ratingMachine.ts';
import { always, atMost, defineModel, done, type Person, respond, starts } from '../kit/index.ts';
import { garbage, lost, refused } from './fixtures/failures.ts';

export const model = defineModel(ratingMachine, {
  input: ({ double }) => ({ app: double('app') }),
  provide: {
    actions: {
      startIntent: assign({
        ratingKey: ({ context }) => context.ratingKey ?? `key of ${context.stars} stars`,
      }),
    },
  },
  waive: {
    'survives: sending sendAppRating fails[1] before the one above it':
      'a failure is refused or unknown, never both: their order says nothing',
  },
  events: {
    'star.chosen': {
      says: 'chooses stars',
      cases: { three: { stars: 3 }, four: { stars: 4 }, otherThanSent: { stars: 2 } },
      // A radio that is chosen already says nothing when it is tapped again.
      when: ({ context }, { stars }) =>
        stars !== context.stars && (stars !== 2 || context.ratingKey !== undefined),
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
  outcomes: {
    sendAppRating: {
      ok: done({}, { json: { success: true, message: '', data: {} } }),
      refused,
      garbage,
      lost,
    },
  },
  wire: { sendAppRating: '**/v3/loan-details/google-score*' },
  rules: [
    respond('busy leads to settled', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
    atMost(1, 'rating for each tap', {
      counts: starts('sendAppRating'),
      again: ({ move }) => move.by === 'person' && move.event === 'rating.sent',
    }),
    always(
      'a rating that may have arrived keeps its key until its stars change',
      ({ value, context }) => value !== 'outcomeUnknown' || context.ratingKey !== undefined,
    ),
  ],
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
