// Its chart, drawn: docs/charts/chooseCard.md
import { assign, setup } from 'xstate';
import { loadWayToRepay } from '../../services/oldRepayment/actors.ts';
import type { BankCard, WayToRepay } from '../../services/oldRepayment/schema.ts';
import { orderKeyOf } from '../../services/order/key.ts';
import { type PaymentInput, type PaymentRequest, sendToPaymentWay } from '../payment/requests.ts';
import type { AppRef, ScreenMessage } from '../screen/events.ts';
import type { SubmissionMessage } from '../pendingRequests/submits.ts';
import { doneIn, resultKit } from '../pendingRequests/results.ts';
import { sendToApp, withEvent } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { toOrderAndHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { repaymentQuery } from '../oldRepayment/query.ts';
import { refusalToast } from '../oldRepayment/refusal.ts';

interface ChooseCardContext {
  app: AppRef<PaymentRequest>;
  productId: string;
  orderId: string;
  query: Record<string, string>;
  cards: BankCard[];
  cardId: string;
  refusal: string;
}

type ChooseCardEvent =
  | ScreenMessage
  | Extract<SubmissionMessage, { type: 'outcome.settled' }>
  | { type: 'retry.requested' }
  | { type: 'order.chosen' }
  | { type: 'help.chosen' }
  | { type: 'card.chosen'; cardId: string }
  | { type: 'choice.confirmed' };

const chooseCard = setup({
  types: {} as {
    context: ChooseCardContext;
    input: PaymentInput;
    events: ChooseCardEvent;
    tags: 'busy';
  },
  actors: {
    loadWayToRepay,
  },
  guards: {
    isOffered: ({ context }, { cardId }: { cardId: string }) => context.cards.some(({ id }) => id === cardId),
    hasCard: ({ context }) => context.cardId !== '',
  },
  actions: {
    setCards: assign({ cards: (_, { way }: { way: WayToRepay }) => way.bankList }),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId })),
    reportCard: sendToPaymentWay(({ context }: { context: ChooseCardContext }) => ({
      type: 'store.notified',
      store: 'paymentWay',
      event: { type: 'card.chosen', cardId: context.cardId },
    })),
    openRepayment: sendToApp(({ context }) => ({
      type: 'navigation.requested',
      to: 'ynRepay',
      query: { ...context.query, cardId: context.cardId },
    })),
    askForCard: sendToApp(() => ({ type: 'toast.requested', message: { key: 'oldRepay.noCard' } })),
    openOrder: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { orderId, ...(productId && { productId }) },
    })),
    openHelp: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      query: { orderId, ...(productId && { productId }) },
    })),
  },
})
  .extend(loadKit)
  .extend(refusalToast)
  .extend(resultKit);
const { loads } = piecesOf(chooseCard);

/** Old repayment: choosing a bank card (docs/product/oldRepayment.md#checks). */
export const chooseCardMachine = chooseCard.createMachine({
  id: 'chooseCard',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      ...orderKeyOf(page),
      query: repaymentQuery(page),
      cards: [],
      cardId: '',
      refusal: '',
    };
  },
  initial: 'loading',
  on: { 'outcome.settled': { actions: { type: 'openNextStep', params: doneIn } } },
  states: {
    ...loads({
      src: 'loadWayToRepay',
      input: ({ context }) => ({ orderId: context.orderId }),
      afterRefusal: toOrderAndHelp,
      done: [
        {
          target: 'choosing',
          actions: { type: 'setCards', params: ({ event }) => ({ way: event.output }) },
        },
      ],
    }),
    choosing: {
      on: {
        'card.chosen': { guard: withEvent('isOffered'), actions: withEvent('chooseCard') },
        'choice.confirmed': [
          { guard: 'hasCard', actions: ['reportCard', 'openRepayment'] },
          { actions: 'askForCard' },
        ],
      },
    },
  },
});
