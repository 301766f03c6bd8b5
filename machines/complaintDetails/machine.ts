import { assign, forwardTo, setup } from 'xstate';
import { loadComplaint, rateService, ratingOf } from '../../services/complaint/actors.ts';
import { checkServiceRating } from '../../services/complaint/check.ts';
import type { ComplaintDetail } from '../../services/complaint/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { isOpen } from '../../services/http/service.ts';
import { type Intent, intentsFor } from '../../services/intents/intent.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../app/events.ts';
import { asks, toastsFailure } from '../parts/asks.ts';
import { loadGuards, toHelp } from '../parts/loads.ts';
import { loadsAndTells, tellsOpen } from '../parts/loadsAndTells.ts';
import type { Message } from '../parts/message.ts';
import { outcomeUnknownMachine, type OutcomeUnknownInput } from '../parts/outcomeUnknown/machine.ts';
import { hasJustGoneOut, postGuards, posts, refreshed, tellsUnknown } from '../parts/posts.ts';
import { keepsRefusal } from '../parts/refusal.ts';

interface ComplaintDetailsContext {
  app: AppRef;
  problemId: string;
  /** What cannot be undone and whose end was unknown when the screen was shown. */
  intents: readonly Intent[];
  complaint: ComplaintDetail | undefined;
  /** 0 while no star is chosen. */
  stars: number;
  /** What the lender said when it refused; empty when it said nothing. */
  refusal: string;
}

/** The rating as it goes out. */
const scoreOf = ({ stars, problemId }: ComplaintDetailsContext) => ({ score: stars, problemId });

/** The ratings of this complaint whose end is unknown. */
const openRatings = ({ intents, problemId }: ComplaintDetailsContext): Intent[] =>
  intentsFor(intents, `complaint:${problemId}`, 'rateService');

/** What the dialog about an unknown rating is told; `event` led there. Who comes back has chosen no stars yet, so it cannot be sent again. */
const unknownRating = (context: ComplaintDetailsContext, event: { type: string }): OutcomeUnknownInput => {
  const { app, problemId, intents } = context;
  const rating = ratingOf(scoreOf(context));
  return {
    app,
    kind: rating.call.kind,
    subject: rating.subject,
    question: { problemId },
    canRetry: hasJustGoneOut(event) || isOpen(intents, rating),
    isOtherWay: false,
  };
};

const complaintDetails = setup({
  types: {} as {
    context: ComplaintDetailsContext;
    input: ScreenInput;
    events:
      | ScreenMessage
      | { type: 'retry.requested' }
      | { type: 'help.chosen' }
      | { type: 'rating.opened' }
      | { type: 'star.chosen'; stars: number }
      | { type: 'rating.sent' }
      | { type: 'dialog.closed' }
      | { type: 'back.pressed' };
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { outcomeUnknown: 'outcomeUnknown' };
  },
  actors: {
    loadComplaint,
    rateService,
    outcomeUnknown: outcomeUnknownMachine.provide({ actors: { check: checkServiceRating } }),
  },
  guards: {
    ...postGuards,
    ...loadGuards,
    /** A rating of this complaint has no known end. */
    isRatingOpen: ({ context, event }) => openRatings(refreshed(context, event)).length > 0,
    isRatingDue: ({ context }) => context.complaint?.isNeedScore === true,
    hasStars: ({ context }) => context.stars > 0,
  },
  actions: {
    keepIntents: assign({ intents: ({ context, event }) => refreshed(context, event).intents }),
    /** The rating that a look found done, and the ledger settled: it is not asked about again. */
    forgetSettled: assign({ intents: [] }),
    keepComplaint: assign({ complaint: (_, { complaint }: { complaint: ComplaintDetail }) => complaint }),
    chooseStars: assign({
      stars: ({ context, event }) => (event.type === 'star.chosen' ? event.stars : context.stars),
    }),
    toast: asks((_, { message }: { message: Message }) => ({ type: 'toast.requested', message })),
    keepRefusal: keepsRefusal(),
    toastFailure: toastsFailure(),
    openHelp: asks({ type: 'navigation.requested', to: 'customerService' }),
    passToDialog: forwardTo('outcomeUnknown'),
  },
  delays: {
    requestLimit: httpTimeout,
    /** How long the answer can be read before a rating is asked for (docs/product/complaint.md#limits). */
    readingTime: 3_000,
  },
});

/** What is told of a rating whose end is unknown. */
const aboutRating = {
  input: ({ context, event }: { context: ComplaintDetailsContext; event: { type: string } }) =>
    unknownRating(context, event),
} as const;

/** Whoever is back on the screen is told again of a rating whose end is unknown. */
const tellsAgain = {
  'screen.returned': { guard: 'isRatingOpen', target: 'outcomeUnknown', actions: 'keepIntents' },
} as const;

const shownState = complaintDetails.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isRatingOpen', target: 'outcomeUnknown' }, { target: 'offering' }] },
    offering: {
      description: 'Whether a rating is asked for: not of who has chosen stars already.',
      always: [
        { guard: 'hasStars', target: 'settled' },
        { guard: 'isRatingDue', target: 'reading' },
        { target: 'settled' },
      ],
    },
    reading: {
      description: 'The borrower reads the answer before a rating is asked for.',
      on: {
        ...tellsAgain,
      },
      after: { readingTime: { target: 'rating' } },
    },
    rating: {
      description: 'The borrower is asked for stars.',
      tags: 'modal',
      on: {
        'star.chosen': { actions: 'chooseStars' },
        'rating.sent': [
          { guard: 'hasStars', target: 'sending' },
          { actions: { type: 'toast', params: { message: { key: 'complaint.noStar' } } } },
        ],
        'dialog.closed': { target: 'settled' },
        'back.pressed': { target: 'settled' },
        ...tellsAgain,
      },
    },
    sending: posts({
      src: 'rateService',
      input: ({ context }: { context: ComplaintDetailsContext; event: object }) => scoreOf(context),
      done: {
        target: 'rated',
        actions: { type: 'toast', params: { message: { key: 'complaint.rated' } as Message } },
      },
      refused: [{ guard: 'isRefused', target: 'rating', actions: 'toastFailure' }],
      unknown: 'outcomeUnknown',
    }),
    outcomeUnknown: tellsUnknown({
      ...aboutRating,
      retry: 'sending',
      leave: { target: 'offering' },
      goOn: { target: 'rated' },
    }),
    rated: { type: 'final', description: 'The lender has the rating: the page is there to be read.' },
    settled: {
      description: 'No rating is asked for: it was cancelled, left, or never due.',
      on: {
        'rating.opened': { guard: 'isRatingDue', target: 'rating' },
        ...tellsAgain,
      },
    },
  },
});

/** Complaint details: what was complained about, what came of it, and a rating of that (docs/product/complaint.md). */
export const complaintDetailsMachine = complaintDetails.createMachine({
  id: 'complaintDetails',
  context: ({ input }) => ({
    app: input.app,
    problemId: new URLSearchParams(input.search).get('problemId') ?? '',
    intents: input.intents,
    complaint: undefined,
    stars: 0,
    refusal: '',
  }),
  initial: 'loading',
  states: {
    ...loadsAndTells({
      src: 'loadComplaint',
      input: ({ context }: { context: ComplaintDetailsContext }) => ({ problemId: context.problemId }),
      ways: toHelp,
      // A complaint that is rated is looked for once more: nothing of it is here.
      open: tellsOpen({
        guard: 'isRatingOpen',
        ...aboutRating,
        goOn: { target: '#complaintDetails.loading', actions: 'forgetSettled' },
      }),
      done: {
        target: 'shown',
        actions: {
          type: 'keepComplaint',
          params: ({ event }: { event: { output: ComplaintDetail } }) => ({ complaint: event.output }),
        },
      },
    }),
    shown: shownState,
  },
});
