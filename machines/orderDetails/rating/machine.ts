// Its chart, drawn: docs/charts/rating.md
import { assign, setup } from 'xstate';
import { rateApp } from '../../../services/orderDetails/actors.ts';
import type { AppRef, DialogMessage } from '../../screen/events.ts';
import {
  type SubmissionEvent,
  type SubmissionMessage,
  submissionsOf,
  submitKit,
} from '../../pendingRequests/submissions.ts';
import { sendToApp, withEvent } from '../../screen/actions.ts';

/** Minimum number of stars that opens the native rating screen (docs/product/orderDetails.md#limits). */
const ratingThreshold = 4;

interface RatingInput {
  app: AppRef<SubmissionEvent>;
  orderId: string;
  isRetry: boolean;
}

interface RatingContext extends RatingInput {
  stars: number;
}

type RatingEvent =
  | SubmissionMessage
  | { type: 'star.chosen'; stars: number }
  | { type: 'rating.sent' }
  | DialogMessage;

const rating = setup({
  types: {} as {
    context: RatingContext;
    input: RatingInput;
    events: RatingEvent;
    tags: 'busy' | 'holdsBack' | 'modal' | 'unknown';
  },
  actors: { rateApp },
  guards: {
    isRetry: ({ context }) => context.isRetry,
    hasStars: ({ context }) => context.stars > 0,
    isHighRating: ({ context }) => context.stars >= ratingThreshold,
  },
  actions: {
    chooseStars: assign((_, { stars }: { stars: number }) => ({ stars })),
    askForStars: sendToApp(() => ({ type: 'toast.requested', message: { key: 'rating.noStar' } })),
    openNativeRating: sendToApp(() => ({ type: 'bridge.called', request: { action: 'goRating' } })),
    thank: sendToApp(() => ({ type: 'toast.requested', message: { key: 'rating.thanks' } })),
  },
}).extend(submitKit);
const { submits, awaitsChoice } = submissionsOf(rating);

/** The app rating of Order Details: five stars, sent once per pending request (docs/product/orderDetails.md). Ends when its dialog closes. */
export const ratingMachine = rating.createMachine({
  id: 'rating',
  context: ({ input }) => ({ ...input, stars: 0 }),
  initial: 'deciding',
  on: { 'submission.retried': { target: '.ratingApp' } },
  states: {
    deciding: {
      always: [{ guard: 'isRetry', target: 'ratingApp' }, { target: 'choosing' }],
    },
    choosing: {
      on: {
        'star.chosen': { actions: withEvent('chooseStars') },
        'rating.sent': [{ guard: 'hasStars', target: 'ratingApp' }, { actions: 'askForStars' }],
        'dialog.closed': { target: 'closed' },
        'back.pressed': { target: 'closed' },
      },
    },
    ratingApp: submits({
      src: 'rateApp',
      input: ({ context: { orderId } }) => ({ orderId }),
      done: [{ target: 'arrived' }],
      refused: [{ guard: 'isRefused', target: 'choosing', actions: 'toastFailure' }],
    }),
    outcomeUnknown: awaitsChoice({ retried: 'ratingApp', left: 'closed', settled: { target: 'arrived' } }),
    arrived: {
      always: [
        { guard: 'isHighRating', target: 'closed', actions: ['thank', 'openNativeRating'] },
        { target: 'thanked' },
      ],
    },
    thanked: {
      description: 'Fewer than four stars: the result is shown here, not in the shop of apps.',
      on: { 'dialog.closed': { target: 'closed' }, 'back.pressed': { target: 'closed' } },
    },
    closed: { type: 'final' },
  },
});
