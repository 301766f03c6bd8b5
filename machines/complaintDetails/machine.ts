// Its chart, drawn: docs/charts/complaintDetails.md
import { assign, setup } from 'xstate';
import { loadComplaint, rateService } from '../../services/complaint/actors.ts';
import type { ComplaintDetail } from '../../services/complaint/schema.ts';
import type { AppRef, DayChanged, DialogMessage, LoadMessage, ScreenInput } from '../screen/events.ts';
import {
  nothingToSend,
  type SubmissionEvent,
  type SubmissionMessage,
  submissionsOf,
  submitKit,
} from '../pendingRequests/submissions.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { whenBack, toHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { nowOf } from '../../services/visit/clock.ts';
import { isAnswered } from '../../services/complaint/replyDay.ts';

interface ComplaintDetailsContext {
  app: AppRef<SubmissionEvent>;
  problemId: string;
  complaint: ComplaintDetail | undefined;
  /** When it was loaded, or the day has changed since: epoch milliseconds. */
  now: number;
  /** The regulator for an unsatisfactory answer; empty if none is configured. */
  regulator: string;
  stars: number;
  refusal: string;
}

type ComplaintDetailsEvent =
  | LoadMessage
  | DayChanged
  | SubmissionMessage
  | { type: 'rating.opened' }
  | { type: 'star.chosen'; stars: number }
  | { type: 'rating.sent' }
  | DialogMessage;

/** A rating that is sent again; `choice` is its number of stars (outcome.ts), empty for those on the screen. */
interface Repeated {
  choice: string;
}

const scoreOf = ({ stars, problemId }: ComplaintDetailsContext) => ({ score: stars, problemId });

const complaintDetails = setup({
  types: {} as {
    context: ComplaintDetailsContext;
    input: ScreenInput<SubmissionEvent>;
    events: ComplaintDetailsEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
  },
  actors: { loadComplaint, rateService },
  guards: {
    isRatingDue: ({ context }) => context.complaint?.isNeedScore === true,
    hasStars: ({ context }) => context.stars > 0,
    /** Of a complaint that is there: the stars are those that were chosen, also before a reload. */
    canRepeat: ({ context }, { choice }: Repeated) =>
      context.complaint !== undefined && (choice !== '' || context.stars > 0),
    isUnanswered: ({ context: { complaint } }) => !!complaint && !isAnswered(complaint),
  },
  actions: {
    setComplaint: assign({ complaint: (_, complaint: ComplaintDetail) => complaint }),
    recordTime: assign({ now: ({ system }) => nowOf(system) }),
    chooseStars: assign({ stars: (_, { stars }: { stars: number }) => stars }),
    repeatStars: assign({ stars: ({ context }, { choice }: Repeated) => Number(choice) || context.stars }),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
  },
  delays: {
    /** Delay before a rating is requested, so that the answer can be read first (docs/product/complaint.md#limits). */
    readingTime: 3_000,
    /** How often an open page looks for the answer. */
    lookingAgain: 60_000,
  },
})
  .extend(loadKit)
  .extend(submitKit);
const { call, loads, refreshes } = piecesOf(complaintDetails);
const { submits, awaitsChoice } = submissionsOf(complaintDetails);

const theComplaint = call({
  src: 'loadComplaint',
  input: ({ context }) => ({ problemId: context.problemId }),
  keeps: withOutput('setComplaint'),
});

const reloads = (target: string) =>
  refreshes({
    ...theComplaint,
    when: whenBack('refreshing'),
    refused: '#complaintDetails.failed.byRefusal',
    done: target,
    failed: target,
  });

const unasked = reloads('#complaintDetails.shown.offering');

const shownState = complaintDetails.createStateConfig({
  initial: 'offering',
  states: {
    offering: {
      description: 'Whether a rating is asked for: not of who has chosen stars already.',
      entry: 'recordTime',
      always: [
        { guard: 'hasStars', target: 'postponed' },
        { guard: 'isRatingDue', target: 'reading' },
        { target: 'unasked' },
      ],
    },
    reading: {
      description: 'The borrower reads the answer before a rating is asked for.',
      on: whenBack('unasked.refreshing'),
      after: { readingTime: { target: 'rating' } },
    },
    rating: {
      description: 'The borrower is asked for stars.',
      tags: 'modal',
      on: {
        'star.chosen': { actions: withEvent('chooseStars') },
        'rating.sent': [
          { guard: 'hasStars', target: 'ratingService' },
          { actions: { type: 'toast', params: { message: { key: 'complaint.noStar' } } } },
        ],
        'dialog.closed': { target: 'postponed' },
        'back.pressed': { target: 'postponed' },
      },
    },
    ratingService: submits({
      src: 'rateService',
      input: ({ context }) => scoreOf(context),
      done: [
        { target: 'rated', actions: { type: 'toast', params: { message: { key: 'complaint.rated' } } } },
      ],
      refused: [{ guard: 'isRefused', target: 'rating', actions: 'toastFailure' }],
    }),
    outcomeUnknown: awaitsChoice({ retried: 'ratingService', left: 'offering' }),
    rated: { description: 'The backend has the rating: the page can be read.', on: nothingToSend },
    unasked: {
      description: 'No rating is asked for: none is due, or the complaint is reloaded first.',
      ...unasked,
      states: {
        ...unasked.states,
        fresh: {
          ...unasked.states.fresh,
          after: { lookingAgain: { guard: 'isUnanswered', target: 'looking' } },
        },
        looking: {
          description: 'The open page looks whether there is an answer now; a failure says nothing.',
          invoke: {
            id: 'loadComplaint',
            src: 'loadComplaint',
            input: theComplaint.input,
            onDone: { target: '#complaintDetails.shown.offering', actions: theComplaint.keeps },
            onError: { target: 'fresh' },
          },
          after: { requestLimit: { target: 'fresh' } },
        },
      },
    },
    postponed: {
      description: 'The rating was cancelled or left: the borrower may open it again.',
      ...reloads('fresh'),
      on: { 'rating.opened': { guard: 'isRatingDue', target: 'rating' } },
    },
  },
});

const loading = loads({
  ...theComplaint,
  done: [{ target: 'shown', actions: theComplaint.keeps }],
  afterRefusal: toHelp,
});

/** Complaint details: the complaint, its answer, and a rating (docs/product/complaint.md). */
export const complaintDetailsMachine = complaintDetails.createMachine({
  id: 'complaintDetails',
  context: ({ input }) => ({
    app: input.app,
    problemId: new URLSearchParams(input.search).get('problemId') ?? '',
    complaint: undefined,
    now: 0,
    regulator: input.environment.regulator,
    stars: 0,
    refusal: '',
  }),
  initial: 'loading',
  on: {
    'submission.retried': {
      guard: withEvent('canRepeat'),
      target: '.shown.ratingService',
      actions: withEvent('repeatStars'),
    },
  },
  states: {
    // A rated complaint asks for no rating: it only has to be loaded.
    loading: { ...loading.loading, on: { 'outcome.settled': {} } },
    failed: {
      ...loading.failed,
      on: { ...loading.failed.on, 'outcome.settled': { target: 'loading' } },
    },
    shown: {
      ...shownState,
      on: {
        'outcome.settled': { target: '.rated' },
        'day.changed': { actions: 'recordTime' },
        ...toHelp,
      },
    },
  },
});
