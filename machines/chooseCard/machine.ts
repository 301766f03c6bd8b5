import { assign, forwardTo, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { Intent } from '../../services/intents/intent.ts';
import { loadWayToRepay } from '../../services/oldRepayment/actors.ts';
import type { BankCard, WayToRepay } from '../../services/oldRepayment/schema.ts';
import { checkPayment } from '../../services/orderDetails/check.ts';
import { orderKeyOf } from '../../services/orderDetails/request.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../app/events.ts';
import { asks, toastsFailure } from '../parts/asks.ts';
import { loadGuards, toOrderAndHelp } from '../parts/loads.ts';
import { loadsAndTells, tellsOpen } from '../parts/loadsAndTells.ts';
import { outcomeUnknownMachine } from '../parts/outcomeUnknown/machine.ts';
import { postGuards, refreshed, tellsUnknown } from '../parts/posts.ts';
import { keepsRefusal } from '../parts/refusal.ts';
import { repaymentQuery } from '../oldRepayment/query.ts';
import { aboutOpen, openOf } from '../oldRepayment/unknown.ts';

interface ChooseCardContext {
  app: AppRef;
  productId: string;
  orderId: string;
  /** What cannot be undone and whose end was unknown when the screen was shown. */
  intents: readonly Intent[];
  query: Record<string, string>;
  cards: BankCard[];
  /** Empty while none is chosen. */
  cardId: string;
  /** What the lender said when it refused; empty when it said nothing. */
  refusal: string;
}

/** What is told of what was open when the screen was shown; it is sent again on the page that can. */
const aboutEarlier = {
  input: ({ context }: { context: ChooseCardContext; event: object }) => aboutOpen(context, []),
} as const;

/** Old repayment: a bank card is chosen before it goes on (docs/product/oldRepayment.md#checks). */
export const chooseCardMachine = setup({
  types: {} as {
    context: ChooseCardContext;
    input: ScreenInput;
    events:
      | ScreenMessage
      | { type: 'retry.requested' }
      | { type: 'order.chosen' }
      | { type: 'help.chosen' }
      | { type: 'card.chosen'; cardId: string }
      | { type: 'choice.confirmed' }
      | { type: 'back.pressed' };
    tags: 'busy' | 'modal' | 'unknown';
    children: { outcomeUnknown: 'outcomeUnknown' };
  },
  actors: {
    loadWayToRepay,
    outcomeUnknown: outcomeUnknownMachine.provide({ actors: { check: checkPayment } }),
  },
  guards: {
    ...postGuards,
    ...loadGuards,
    /** A payment of this order, or another code for one, has no known end. */
    isAnythingOpen: ({ context, event }) => openOf(refreshed(context, event), []) !== undefined,
    isOffered: ({ context, event }) =>
      event.type === 'card.chosen' && context.cards.some((card) => card.id === event.cardId),
    hasCard: ({ context }) => context.cardId !== '',
  },
  actions: {
    keepIntents: assign({ intents: ({ context, event }) => refreshed(context, event).intents }),
    keepCards: assign({ cards: (_, { way }: { way: WayToRepay }) => way.bankList }),
    chooseCard: assign({
      cardId: ({ context, event }) => (event.type === 'card.chosen' ? event.cardId : context.cardId),
    }),
    tellCard: asks(({ context }) => ({
      type: 'store.told',
      store: 'paymentWay',
      event: { type: 'card.chosen', cardId: context.cardId },
    })),
    openRepayment: asks(({ context }) => ({
      type: 'navigation.requested',
      to: 'ynRepay',
      query: { ...context.query, cardId: context.cardId },
    })),
    askForCard: asks({ type: 'toast.requested', message: { key: 'oldRepay.noCard' } }),
    keepRefusal: keepsRefusal(),
    passToDialog: forwardTo('outcomeUnknown'),
    toastFailure: toastsFailure(),
    openOrder: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { orderId, ...(productId && { productId }) },
    })),
    openHelp: asks({ type: 'navigation.requested', to: 'customerService' }),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'chooseCard',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      ...orderKeyOf(page),
      query: repaymentQuery(page),
      intents: input.intents,
      cards: [],
      cardId: '',
      refusal: '',
    };
  },
  initial: 'loading',
  states: {
    ...loadsAndTells({
      src: 'loadWayToRepay',
      input: ({ context }: { context: ChooseCardContext }) => ({ orderId: context.orderId }),
      ways: toOrderAndHelp,
      open: tellsOpen({
        guard: 'isAnythingOpen',
        ...aboutEarlier,
        goOn: { target: 'told', actions: 'openOrder' },
      }),
      done: {
        target: 'deciding',
        actions: {
          type: 'keepCards',
          params: ({ event }: { event: { output: WayToRepay } }) => ({ way: event.output }),
        },
      },
    }),
    deciding: {
      always: [{ guard: 'isAnythingOpen', target: 'openUnknown' }, { target: 'choosing' }],
    },
    openUnknown: tellsUnknown({
      ...aboutEarlier,
      leave: { target: 'choosing' },
      goOn: { target: 'choosing', actions: 'openOrder' },
    }),
    choosing: {
      on: {
        'screen.returned': { guard: 'isAnythingOpen', target: 'openUnknown', actions: 'keepIntents' },
        'card.chosen': { guard: 'isOffered', actions: 'chooseCard' },
        'choice.confirmed': [
          { guard: 'hasCard', actions: ['tellCard', 'openRepayment'] },
          { actions: 'askForCard' },
        ],
      },
    },
  },
});
