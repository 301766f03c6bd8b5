import type { AppRef } from '../../machines/root/context.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { jointLoginErrorMachine } from '../../machines/jointLoginError/machine.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { defineModel, done } from '../../packages/kit/index.ts';
import { connectionRestored, unloadedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, refused } from '../models/fixtures/failures.ts';
import { screenReturned } from '../models/fixtures/pendingRequests.ts';
import { product } from '../models/fixtures/product.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const failure = {
  notice: 'We could not log you in',
  errorMessage: 'Try another one',
  recProducts: [product],
};

const opened = (route: RouteName) => (world: { double: (id: string) => AppRef }) => ({
  app: world.double('app'),
  route,
  search: '',
  environment,
});

export const model = defineModel(jointLoginErrorMachine, {
  words: wordsOf('jointLoginError'),
  sheet: pageSheet({
    'Joint login failed': {
      open: open('join-failed'),
      answers: { loadJoinFailure: 'failure' },
      made: { loadJoinFailure: failures },
    },
  }),
  inputs: { 'the failure page': opened('errorUrl'), 'the list alone': opened('recommendList') },
  events: {
    'retry.requested': {
      says: 'taps "Try again"',
      when: (seen) => selectViewState(seen) === 'failed',
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'help.chosen': { says: 'contacts us', gesture: (person) => person.tap('link', 'Contact us') },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
  },
  outcomes: {
    loadJoinFailure: {
      failure: done(failure, { json: { code: '00', data: failure } }),
      nothing: done({ notice: '', errorMessage: '', recProducts: [] }, { json: { code: '00', data: null } }),
      unsaid: done(
        { notice: '', errorMessage: '', recProducts: undefined },
        { json: { code: '00', data: {} } },
      ),
      refused,
      cut,
      garbage,
    },
    recommendation: {},
  },
  ends: {
    'taps on products go to the recommendation, which opens the address from the backend': (seen) =>
      seen.matches('shown'),
  },
  wire: { loadJoinFailure: '**/gopia/goya/drowns*' },
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    shown: async (person, { context }) => {
      if (!context.failure?.notice) return person.sees('There is nothing to recommend right now');
      if (context.route === 'errorUrl') {
        await person.sees('We could not log you in');
        await person.sees('Try another one');
      }
      await person.seesRole('button', 'Get offer');
    },
  },
});
