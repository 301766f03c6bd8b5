import { assign, setup } from 'xstate';
import { loadWayToRepay } from '../../services/oldRepayment/actors.ts';
import type { BankCard, WayToRepay } from '../../services/oldRepayment/schema.ts';
import { orderKeyOf } from '../../services/order/key.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { AppRef, ScreenMessage } from '../screen/events.ts';
import type { SubmissionMessage } from '../pendingRequests/submits.ts';
import { asks } from '../screen/asks.ts';
import { loadKit } from '../screen/kit.ts';
import { loads, toOrderAndHelp } from '../screen/loads.ts';
import { repaymentQuery } from '../oldRepayment/query.ts';
import { refusalMessage } from '../oldRepayment/refusal.ts';

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

/** Old repayment: choosing a bank card (docs/product/oldRepayment.md#checks). */
export const chooseCardMachine = setup({
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
    isOffered: ({ context, event }) =>
      event.type === 'card.chosen' && context.cards.some((card) => card.id === event.cardId),
    hasCard: ({ context }) => context.cardId !== '',
  },
  actions: {
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
    openOrder: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { orderId, ...(productId && { productId }) },
    })),
    openHelp: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      query: { orderId, ...(productId && { productId }) },
    })),
  },
})
  .extend(loadKit<ChooseCardContext, ChooseCardEvent>(refusalMessage))
  .createMachine({
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
    on: { 'outcome.settled': { actions: 'openOrder' } },
    states: {
      ...loads({
        src: 'loadWayToRepay',
        input: ({ context }: { context: ChooseCardContext }) => ({ orderId: context.orderId }),
        ways: toOrderAndHelp,
        done: {
          target: 'choosing',
          actions: {
            type: 'keepCards',
            params: ({ event }: { event: { output: WayToRepay } }) => ({ way: event.output }),
          },
        },
      }),
      choosing: {
        on: {
          'card.chosen': { guard: 'isOffered', actions: 'chooseCard' },
          'choice.confirmed': [
            { guard: 'hasCard', actions: ['tellCard', 'openRepayment'] },
            { actions: 'askForCard' },
          ],
        },
      },
    },
  });
