import { jointLoginErrorMachine } from '../../machines/jointLoginError/machine.ts';
import { defineModel, done } from '../kit/index.ts';
import { connectionRestored, failedStates } from './fixtures/connection.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, refused } from './fixtures/failures.ts';
import { openIntent, screenReturned } from './fixtures/intents.ts';
import { product } from './fixtures/product.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

const failure = {
  notice: 'We could not log you in',
  errorMessage: 'Try another one',
  recProducts: [product],
};

export const model = defineModel(jointLoginErrorMachine, {
  words: wordsOf('jointLoginError'),
  sheet: sheetOf('jointLoginError'),
  input: ({ double }) => ({ app: double('app'), route: 'errorUrl', search: '', environment, intents: [] }),
  events: {
    'retry.requested': {
      says: 'taps "Try again"',
      when: (seen) => seen.matches('failed'),
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned(openIntent('makeCode', 'order:o1')),
  },
  outcomes: {
    loadJoinFailure: {
      failure: done(failure, { json: { code: '00', data: failure } }),
      nothing: done({ notice: '', errorMessage: '', recProducts: [] }, { json: { code: '00', data: {} } }),
      refused,
      cut,
      garbage,
    },
    recommendation: {},
  },
  ends: {
    'taps on products go to the recommendation, which opens what the lender says': (seen) =>
      seen.matches('shown'),
  },
  wire: { loadJoinFailure: '**/gopia/goya/drowns*' },
  states: {
    loading: (person) => person.sees('loading...'),
    ...failedStates,
    shown: async (person) => {
      await person.sees('We could not log you in');
      await person.sees('Try another one');
      await person.seesRole('button', 'Get offer');
    },
  },
});
