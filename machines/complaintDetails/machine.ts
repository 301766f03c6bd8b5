import { assign, sendTo, setup } from 'xstate';
import { loadComplaint, rateService } from '../../services/complaints/actors.ts';
import type { ComplaintDetail } from '../../services/complaints/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';
import type { Message } from '../parts/message.ts';

interface ComplaintDetailsContext {
  app: AppRef;
  problemId: string;
  complaint: ComplaintDetail | undefined;
  /** 0 while no star is chosen. */
  stars: number;
  /** Idempotency key of the rating that the borrower means to send; undefined until it is sent. */
  ratingKey: string | undefined;
}

const complaintDetails = setup({
  types: {} as {
    context: ComplaintDetailsContext;
    input: ScreenInput;
    events:
      | { type: 'retry.requested' }
      | { type: 'shell.resumed' }
      | { type: 'star.chosen'; stars: number }
      | { type: 'rating.sent' }
      | { type: 'dialog.closed' }
      | { type: 'back.pressed' };
    tags: 'busy' | 'modal';
  },
  actors: { loadComplaint, rateService },
  guards: {
    isRefused,
    isOutcomeUnknown,
    isRatingDue: ({ context }) => context.complaint?.isNeedScore === true,
    isOtherRating: ({ context, event }) => event.type === 'star.chosen' && event.stars !== context.stars,
    hasStars: ({ context }) => context.stars > 0,
  },
  actions: {
    keepComplaint: assign({ complaint: (_, { complaint }: { complaint: ComplaintDetail }) => complaint }),
    chooseStars: assign({
      stars: ({ context, event }) => (event.type === 'star.chosen' ? event.stars : context.stars),
    }),
    /** The same rating keeps its key, so that a retry cannot count twice. */
    startIntent: assign({ ratingKey: ({ context }) => context.ratingKey ?? newIdempotencyKey() }),
    endIntent: assign({ ratingKey: undefined }),
    toast: sendTo(
      ({ context }) => context.app,
      (_, { message }: { message: Message }): AppRequest => ({ type: 'toast.requested', message }),
    ),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
  },
  delays: {
    requestLimit: httpTimeout,
    /** How long the answer can be read before a rating is asked for (spec §9). */
    readingTime: 3_000,
  },
});

const ratingStates = complaintDetails.createStateConfig({
  initial: 'choosing',
  tags: 'modal',
  states: {
    choosing: {
      on: {
        'star.chosen': { guard: 'isOtherRating', actions: ['chooseStars', 'endIntent'] },
        'rating.sent': [
          { guard: 'hasStars', target: 'sending', actions: 'startIntent' },
          { actions: { type: 'toast', params: { message: { key: 'complaint.noStar' } } } },
        ],
        'dialog.closed': { target: '#complaintDetails.shown.settled' },
        'back.pressed': { target: '#complaintDetails.shown.settled' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'rateService',
        src: 'rateService',
        input: ({ context }) => ({
          score: context.stars,
          problemId: context.problemId,
          idempotencyKey: context.ratingKey ?? '',
        }),
        onDone: {
          target: '#complaintDetails.shown.settled',
          actions: { type: 'toast', params: { message: { key: 'complaint.rated' } } },
        },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'outcomeUnknown' },
          { guard: 'isRefused', target: 'choosing', actions: ['endIntent', 'toastFailure'] },
          { target: 'choosing', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'outcomeUnknown' } },
    },
    outcomeUnknown: {
      description: 'Nobody knows whether the rating arrived; sending it again counts once.',
      on: {
        'rating.sent': { target: 'sending' },
        'dialog.closed': { target: '#complaintDetails.shown.settled' },
        'back.pressed': { target: '#complaintDetails.shown.settled' },
      },
    },
  },
});

/** Complaint details: what was complained about, what came of it, and a rating of that (spec §2, §4, §8, §9). */
export const complaintDetailsMachine = complaintDetails.createMachine({
  id: 'complaintDetails',
  context: ({ input }) => ({
    app: input.app,
    problemId: new URLSearchParams(input.search).get('problemId') ?? '',
    complaint: undefined,
    stars: 0,
    ratingKey: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadComplaint',
        src: 'loadComplaint',
        input: ({ context }) => ({ problemId: context.problemId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepComplaint', params: ({ event }) => ({ complaint: event.output }) },
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'The complaint could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    shown: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isRatingDue', target: 'reading' }, { target: 'settled' }] },
        reading: {
          description: 'The borrower reads the answer before a rating is asked for.',
          after: { readingTime: { target: 'rating' } },
        },
        rating: ratingStates,
        settled: { description: 'No rating is asked for: it was given, or cancelled, or never due.' },
      },
    },
  },
});
