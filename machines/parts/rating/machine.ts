import { assign, forwardTo, setup } from 'xstate';
import { httpTimeout } from '../../../services/http/client.ts';
import { isOpen } from '../../../services/http/service.ts';
import { type Intent, intentsFor } from '../../../services/intents/intent.ts';
import { appRatingOf, sendAppRating } from '../../../services/orderDetails/actors.ts';
import { checkAppRating } from '../../../services/orderDetails/check.ts';
import type { OrderKey } from '../../../services/orderDetails/request.ts';
import type { AppRef } from '../../app/events.ts';
import { asks, toastsFailure } from '../asks.ts';
import { outcomeUnknownMachine, type OutcomeUnknownInput } from '../outcomeUnknown/machine.ts';
import { postGuards, posts, tellsUnknown } from '../posts.ts';

/** Stars from which the native rating screen opens (docs/product/orderDetails.md#limits). */
const ratingThreshold = 4;

interface RatingInput extends OrderKey {
  app: AppRef;
  /** What cannot be undone and whose end was unknown when the rating was opened. */
  intents: readonly Intent[];
}

interface RatingContext extends RatingInput {
  /** 0 while no star is chosen. */
  stars: number;
}

/** The ratings from this order whose end is unknown. */
const openRatings = ({ intents, orderId }: RatingInput) => intentsFor(intents, `order:${orderId}`, 'rateApp');

const unknownRating = (context: RatingContext): OutcomeUnknownInput => {
  const { app, productId, orderId, intents } = context;
  const rating = appRatingOf(context);
  return {
    app,
    kind: rating.call.kind,
    subject: rating.subject,
    question: { productId, orderId },
    canRetry: openRatings(context).length === 0 || isOpen(intents, rating),
    isOtherWay: false,
  };
};

/** The app rating of Order Details: five stars, sent once for each intent (docs/product/orderDetails.md). Ends when its dialog closes. */
export const ratingMachine = setup({
  types: {} as {
    context: RatingContext;
    input: RatingInput;
    events:
      | { type: 'star.chosen'; stars: number }
      | { type: 'rating.sent' }
      | { type: 'dialog.closed' }
      | { type: 'back.pressed' };
    tags: 'busy' | 'holdsBack' | 'modal' | 'unknown';
    children: { outcomeUnknown: 'outcomeUnknown' };
  },
  actors: {
    sendAppRating,
    outcomeUnknown: outcomeUnknownMachine.provide({ actors: { check: checkAppRating } }),
  },
  guards: {
    ...postGuards,
    isRatingOpen: ({ context }) => openRatings(context).length > 0,
    hasStars: ({ context }) => context.stars > 0,
    isHighRating: ({ context }) => context.stars >= ratingThreshold,
  },
  actions: {
    chooseStars: assign({
      stars: ({ context, event }) => (event.type === 'star.chosen' ? event.stars : context.stars),
    }),
    askForStars: asks({ type: 'toast.requested', message: { key: 'rating.noStar' } }),
    toastFailure: toastsFailure(),
    openNativeRating: asks({ type: 'bridge.called', request: { action: 'goRating' } }),
    passToDialog: forwardTo('outcomeUnknown'),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'rating',
  context: ({ input }) => ({ ...input, stars: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isRatingOpen', target: 'outcomeUnknown' }, { target: 'choosing' }],
    },
    choosing: {
      on: {
        'star.chosen': { actions: 'chooseStars' },
        'rating.sent': [{ guard: 'hasStars', target: 'sending' }, { actions: 'askForStars' }],
        'dialog.closed': { target: 'closed' },
        'back.pressed': { target: 'closed' },
      },
    },
    sending: posts({
      src: 'sendAppRating',
      input: ({ context: { orderId } }: { context: RatingContext; event: object }) => ({ orderId }),
      done: { target: 'arrived' },
      refused: [{ guard: 'isRefused', target: 'choosing', actions: 'toastFailure' }],
      unknown: 'outcomeUnknown',
    }),
    outcomeUnknown: tellsUnknown({
      input: ({ context }: { context: RatingContext }) => unknownRating(context),
      retry: 'sending',
      leave: { target: 'closed' },
      goOn: { target: 'arrived' },
    }),
    arrived: {
      always: [
        { guard: 'isHighRating', target: 'closed', actions: 'openNativeRating' },
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
