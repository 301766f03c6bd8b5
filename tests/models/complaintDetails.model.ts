import { assign } from 'xstate';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { selectFace, selectRating } from '../../machines/complaintDetails/selectors.ts';
import { defineModel, type Person, respond, transient } from '../kit/index.ts';
import { complaint, rated } from './fixtures/complaint.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, lost, refused } from './fixtures/failures.ts';

const seesComplaint = async (person: Person) => {
  await person.sees('Eleven calls a day');
  await person.doesNotSeeRole('dialog');
};

export const model = defineModel(complaintDetailsMachine, {
  input: ({ double }) => ({
    app: double('app'),
    route: 'complainDetails',
    search: 'problemId=CP1',
    environment,
  }),
  provide: { actions: { startIntent: assign({ ratingKey: 'one-key' }) } },
  events: {
    'retry.requested': {
      says: 'taps "Try again"',
      when: (seen) => selectFace(seen) === 'failed',
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'shell.resumed': {
      by: 'the phone',
      says: 'comes back to the app',
      gesture: (person) => person.signal('shell.resumed'),
    },
    'star.chosen': {
      says: 'chooses stars',
      cases: { one: { stars: 1 }, five: { stars: 5 } },
      gesture: (person, { stars }) => person.tap('radio', `${stars} of 5 stars`),
    },
    'rating.sent': {
      says: 'sends the rating',
      when: (seen) => selectRating(seen) !== undefined,
      gesture: (person) => person.tap('button', /^(Send|Try again)$/),
    },
    'dialog.closed': {
      says: 'closes the dialog',
      when: (seen) => selectRating(seen) !== undefined,
      gesture: (person) => person.press('Escape'),
    },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
  },
  outcomes: {
    loadComplaint: {
      waiting: complaint(),
      answered: complaint({ disposeDetail: 'We are sorry', isNeedScore: true }),
      refused,
      cut,
    },
    rateService: { rated, refused, garbage, lost },
  },
  wire: { loadComplaint: '**/problem-detail?*', rateService: '**/save-score*' },
  waive: { 'no way out: shown.settled': 'there is nothing to do but read, and leave' },
  rules: [
    respond('a rating that is on its way comes to an end', {
      when: (seen) => selectRating(seen) === 'sending',
      then: (seen) => selectRating(seen) !== 'sending',
    }),
  ],
  states: {
    loading: (person) => person.sees('loading...'),
    failed: (person) => person.sees('This page could not be loaded'),
    'shown.deciding': transient,
    'shown.reading': seesComplaint,
    'shown.settled': async (person, { context }) => {
      await seesComplaint(person);
      if (context.complaint?.disposeDetail) await person.sees('Process Result');
      else await person.doesNotSee('Process Result');
    },
    'shown.rating.choosing': async (person, { context }) => {
      await person.seesRole('dialog', 'Please rate this service');
      if (context.stars > 0) await person.seesRole('radio', `${context.stars} of 5 stars`);
    },
    'shown.rating.sending': (person) => person.seesRole('dialog', 'Please rate this service'),
    'shown.rating.outcomeUnknown': (person) =>
      person.seesRole('dialog', 'We do not know whether your rating arrived'),
  },
});
