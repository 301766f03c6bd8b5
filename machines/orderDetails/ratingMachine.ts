import { type ActorRefFrom, assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import { sendAppRating } from '../../services/order/actors.ts';
import type { AppRef, AppRequest } from '../app/events.ts';
import { failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';

/** Stars from which the native rating screen opens (spec §9). */
const ratingThreshold = 4;

/** The app rating of Order Details: five stars, sent once for each intent (spec §4, §5, §7). Ends when its dialog closes. */
export const ratingMachine = setup({
  types: {} as {
    context: {
      app: AppRef;
      /** 0 while no star is chosen. */
      stars: number;
      /** Idempotency key of the rating that the borrower means to send; undefined until it is sent. */
      ratingKey: string | undefined;
    };
    input: { app: AppRef };
    events:
      | { type: 'star.chosen'; stars: number }
      | { type: 'rating.sent' }
      | { type: 'dialog.closed' }
      | { type: 'back.pressed' };
    tags: 'busy';
  },
  actors: { sendAppRating },
  guards: {
    isRefused,
    isOutcomeUnknown,
    hasStars: ({ context }) => context.stars > 0,
    isHighRating: ({ context }) => context.stars >= ratingThreshold,
  },
  actions: {
    chooseStars: assign({
      stars: ({ context, event }) => (event.type === 'star.chosen' ? event.stars : context.stars),
    }),
    /** The same intent keeps its key, so that a retry cannot count twice. */
    startIntent: assign({ ratingKey: ({ context }) => context.ratingKey ?? newIdempotencyKey() }),
    endIntent: assign({ ratingKey: undefined }),
    askForStars: sendTo(
      ({ context }) => context.app,
      (): AppRequest => ({ type: 'toast.requested', message: { key: 'rating.noStar' } }),
    ),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
    openNativeRating: sendTo(
      ({ context }) => context.app,
      (): AppRequest => ({ type: 'bridge.called', request: { action: 'goRating' } }),
    ),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'rating',
  context: ({ input }) => ({ ...input, stars: 0, ratingKey: undefined }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'star.chosen': { actions: ['chooseStars', 'endIntent'] },
        'rating.sent': [
          { guard: 'hasStars', target: 'sending', actions: 'startIntent' },
          { actions: 'askForStars' },
        ],
        'dialog.closed': { target: 'closed' },
        'back.pressed': { target: 'closed' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendAppRating',
        src: 'sendAppRating',
        input: ({ context }) => ({ idempotencyKey: context.ratingKey ?? '' }),
        onDone: [
          { guard: 'isHighRating', target: 'closed', actions: 'openNativeRating' },
          { target: 'thanked' },
        ],
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
        'dialog.closed': { target: 'closed' },
        'back.pressed': { target: 'closed' },
      },
    },
    thanked: {
      description: 'Fewer than four stars: the result is shown here, not in the shop of apps.',
      on: { 'dialog.closed': { target: 'closed' }, 'back.pressed': { target: 'closed' } },
    },
    closed: { type: 'final' },
  },
});

export type RatingRef = ActorRefFrom<typeof ratingMachine>;
type RatingSnapshot = SnapshotFrom<typeof ratingMachine>;

/** Stars chosen so far; 0 while none is. */
export const selectStars = (snapshot: RatingSnapshot) => snapshot.context.stars;

/** What the dialog shows. */
export const selectRatingFace = (snapshot: RatingSnapshot) => snapshot.value;
