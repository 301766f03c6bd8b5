import { assign, sendTo, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { loadWayToRepay } from '../../services/oldRepayment/actors.ts';
import type { BankCard, WayToRepay } from '../../services/oldRepayment/schema.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { failureMessage } from '../parts/failure.ts';
import { repaymentQuery } from './query.ts';

interface ChooseCardContext {
  app: AppRef;
  query: Record<string, string>;
  cards: BankCard[];
  /** Empty while none is chosen. */
  cardId: string;
}

/** Old repayment: a bank card is chosen before it goes on (spec §5). */
export const chooseCardMachine = setup({
  types: {} as {
    context: ChooseCardContext;
    input: ScreenInput;
    events:
      | { type: 'retry.requested' }
      | { type: 'shell.resumed' }
      | { type: 'card.chosen'; cardId: string }
      | { type: 'choice.confirmed' };
    tags: 'busy';
  },
  actors: { loadWayToRepay },
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
    tellCard: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'store.told',
        store: 'paymentWay',
        event: { type: 'card.chosen', cardId: context.cardId },
      }),
    ),
    openRepayment: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'navigation.requested',
        to: 'ynRepay',
        query: { ...context.query, cardId: context.cardId },
      }),
    ),
    askForCard: sendTo(({ context }) => context.app, {
      type: 'toast.requested',
      message: { key: 'oldRepay.noCard' },
    }),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'chooseCard',
  context: ({ input }) => ({
    app: input.app,
    query: repaymentQuery(new URLSearchParams(input.search)),
    cards: [],
    cardId: '',
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWayToRepay',
        src: 'loadWayToRepay',
        input: ({ context }) => ({ orderId: context.query['orderId'] ?? '' }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepCards', params: ({ event }) => ({ way: event.output }) },
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'The cards could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
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
