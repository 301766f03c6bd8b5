import { ratingMachine } from '../../machines/orderDetails/rating/machine.ts';
import {
  atMost,
  defineModel,
  done,
  never,
  type Person,
  respond,
  starts,
  transient,
} from '../../packages/kit/index.ts';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
import { lost, refused } from '../models/fixtures/failures.ts';
import { awaitsRoot, repeated, rootAnswers } from '../models/fixtures/pendingRequests.ts';
import { partOf } from '../models/words.ts';

const seesStars = async (person: Person, { context }: { context: { stars: number } }) => {
  await person.seesRole('dialog', 'Rate our app');
  if (context.stars > 0) await person.seesRole('radio', `${context.stars} of 5 stars`);
};

export const model = defineModel(ratingMachine, {
  ...partOf('rating'),
  inputs: {
    first: ({ double }) => ({ app: double('app'), orderId: 'o1', isRetry: false }),
    again: ({ double }) => ({ app: double('app'), orderId: 'o1', isRetry: true }),
  },
  events: {
    ...rootAnswers('rateApp'),
    'star.chosen': {
      says: 'chooses stars',
      cases: { three: { stars: 3 }, four: { stars: 4 } },
      // Tapping the chosen radio again changes nothing.
      when: ({ context }, { stars }) => stars !== context.stars,
      gesture: (person, { stars }) => person.tap('radio', `${stars} of 5 stars`),
    },
    'rating.sent': { says: 'sends the rating', gesture: (person) => person.tap('button', 'Submit') },
    'dialog.closed': { ...dialogClosed, when: (seen) => !seen.matches('outcomeUnknown') },
    'back.pressed': backPressed,
  },
  outcomes: {
    rateApp: {
      ok: done({}, { json: { success: true, message: '', data: {} } }),
      refused,
      lost,
    },
  },
  constant: repeated,
  wire: { rateApp: '**/v3/loan-details/google-score*' },
  rules: [
    respond('whatever is under way comes to an end', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
    atMost(1, 'one rating for each tap', {
      counts: starts('rateApp'),
      again: ({ move }) => move.by !== 'time',
    }),
    never(
      'back leads away while the rating is on its way',
      (seen) => seen.hasTag('busy') && !seen.hasTag('holdsBack'),
    ),
  ],
  states: {
    deciding: transient,
    choosing: seesStars,
    ratingApp: seesStars,
    outcomeUnknown: awaitsRoot,
    arrived: transient,
    thanked: (person) => person.seesRole('dialog', 'Thank you for your rating'),
    closed: (person) => person.doesNotSeeRole('dialog'),
  },
});
