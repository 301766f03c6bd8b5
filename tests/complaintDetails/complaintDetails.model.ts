import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { selectRating } from '../../machines/complaintDetails/selectors.ts';
import { assign, type SnapshotFrom } from 'xstate';
import { defineModel, type Person, respond, transient } from '../../packages/kit/index.ts';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
import { complaint, otherComplaint, rated } from '../models/fixtures/complaint.ts';
import {
  canTryAgain,
  connectionRestored,
  dayChanged,
  isRefused,
  unloadedStates,
} from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, lost, refused } from '../models/fixtures/failures.ts';
import { awaitsRoot, repeated, rootAnswers, screenReturned } from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof complaintDetailsMachine>;

const seesComplaint = async (person: Person, { context }: Seen) => {
  await person.sees(context.complaint?.content ?? '');
  await person.doesNotSeeRole('dialog');
  if (context.complaint?.disposeDetail) await person.sees('Process Result');
  else await person.doesNotSee('Process Result');
  if (context.complaint?.disposeDetail) await person.doesNotSee('The complaint was received');
  else await person.sees('The complaint was received Reply by 2026-11-25');
};

const seesNoRating = async (person: Person, seen: Seen) => {
  await seesComplaint(person, seen);
  await person.doesNotSee('Please rate this service');
};

const seesPostponed = async (person: Person, seen: Seen) => {
  await seesComplaint(person, seen);
  if (seen.context.complaint?.isNeedScore) await person.seesRole('button', 'Please rate this service');
  else await person.doesNotSee('Please rate this service');
};

export const model = defineModel(complaintDetailsMachine, {
  words: wordsOf('complaintDetails'),
  sheet: pageSheet({
    Answered: {
      open: open('complaint-answered'),
      answers: { loadComplaint: 'answered', rateService: 'rated' },
      made: {
        loadComplaint: failures,
        rateService: ['refused', 'lost'],
      },
    },
    'Not answered yet': { open: open('complaint-waiting'), answers: { loadComplaint: 'waiting' } },
  }),
  provide: { actions: { recordTime: assign({ now: Date.UTC(2026, 10, 23, 1) }) } },
  input: ({ double }) => ({
    app: double('app'),
    route: 'complainDetails' as const,
    search: 'problemId=CP1',
    environment,
  }),
  events: {
    'retry.requested': {
      says: 'taps "Try again"',
      when: (seen) => canTryAgain(seen),
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'help.chosen': {
      says: 'contacts us',
      when: (seen) =>
        isRefused(seen) || (seen.matches('shown') && !seen.hasTag('modal') && !seen.hasTag('busy')),
      gesture: (person) => person.tap('link', 'Contact us'),
    },
    'connection.restored': connectionRestored,
    'day.changed': dayChanged,
    'screen.returned': screenReturned,
    ...rootAnswers('rateService'),
    'rating.opened': {
      says: 'goes back to the postponed rating',
      when: (seen) => seen.matches({ shown: 'postponed' }),
      gesture: (person) => person.tap('button', 'Please rate this service'),
    },
    'star.chosen': {
      says: 'chooses stars',
      cases: { one: { stars: 1 }, five: { stars: 5 } },
      when: (seen, { stars }) => stars !== seen.context.stars,
      gesture: (person, { stars }) => person.tap('radio', `${stars} of 5 stars`),
    },
    'rating.sent': {
      says: 'sends the rating',
      when: (seen) => selectRating(seen) !== undefined,
      gesture: (person) => person.tap('button', 'Send'),
    },
    'dialog.closed': { ...dialogClosed, when: (seen) => selectRating(seen) !== undefined },
    'back.pressed': backPressed,
  },
  outcomes: {
    loadComplaint: {
      waiting: complaint(),
      answered: complaint({ disposeDetail: 'We are sorry', isNeedScore: true }),
      'answered, and no rating': complaint({ ...otherComplaint, disposeDetail: 'We are sorry' }),
      refused,
      cut,
      garbage,
    },
    rateService: { rated, refused, lost },
  },
  constant: repeated,
  wire: { loadComplaint: '**/problem-detail?*', rateService: '**/save-score*' },
  ends: { 'there is nothing to do but read, and leave': (seen) => seen.matches({ shown: 'rated' }) },
  rules: [
    respond('a rating that is on its way comes to an end', {
      when: (seen) => selectRating(seen) === 'ratingService',
      then: (seen) => selectRating(seen) !== 'ratingService',
    }),
  ],
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    'shown.offering': transient,
    'shown.reading': seesNoRating,
    'shown.unasked.fresh': seesNoRating,
    'shown.unasked.refreshing': seesNoRating,
    'shown.unasked.looking': seesNoRating,
    'shown.postponed.fresh': seesPostponed,
    'shown.postponed.refreshing': seesPostponed,
    'shown.rated': seesNoRating,
    'shown.rating': async (person, { context }) => {
      await person.seesRole('dialog', 'Please rate this service');
      if (context.stars > 0) await person.seesRole('radio', `${context.stars} of 5 stars`);
    },
    'shown.ratingService': (person) => person.seesRole('dialog', 'Please rate this service'),
    'shown.outcomeUnknown': awaitsRoot,
  },
});
