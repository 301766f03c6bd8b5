import { assign, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { OrderKey } from '../../services/orderDetails/request.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { type Asked, arrivalOf, type Expected } from './liveCode.ts';

const settled = '200';
const askedBy = ({ orderStatus, repayAmount, repayDate }: Order): Asked => ({
  amount: repayAmount,
  day: repayDate,
  isSettled: orderStatus === settled,
});

const looks = { 'look.requested': { target: 'looking' } } as const;

/** Looks at the order whenever the borrower is back on the page of a code, and says whether the payment arrived. */
export const arrivalMachine = setup({
  types: {} as {
    context: { order: OrderKey; expected: Expected; news: string; stillAsked: number | undefined };
    input: { order: OrderKey; expected: Expected };
    events: { type: 'look.requested' };
    tags: 'busy';
  },
  actors: { loadOrder },
  guards: {
    hasArrived: ({ context }, { order }: { order: Order }) =>
      arrivalOf(context.expected, askedBy(order)) === 'arrived',
    hasArrivedPartly: ({ context }, { order }: { order: Order }) =>
      arrivalOf(context.expected, askedBy(order)) === 'partly',
  },
  actions: {
    keepNews: assign((_, { order }: { order: Order }) => ({
      news: order.noticeDesText || order.noticeStatusText,
      stillAsked: order.repayAmount,
    })),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'arrival',
  context: ({ input }) => ({ ...input, news: '', stillAsked: undefined }),
  initial: 'unasked',
  states: {
    unasked: { description: 'Not checked yet: the borrower is looking at the code.', on: looks },
    looking: {
      description: 'The order is looked at.',
      tags: 'busy',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => context.order,
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => ({ order: event.output }) },
            target: 'arrived',
          },
          {
            guard: { type: 'hasArrivedPartly', params: ({ event }) => ({ order: event.output }) },
            target: 'partly',
            actions: { type: 'keepNews', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'waiting',
            actions: { type: 'keepNews', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: { target: 'unseen' },
      },
      after: { requestLimit: { target: 'unseen' } },
    },
    arrived: { description: 'The backend has the payment.', type: 'final' },
    partly: { description: 'The backend has a part of it, and asks for the rest.', on: looks },
    waiting: { description: 'The backend does not have it yet.', on: looks },
    unseen: { description: 'The order could not be looked at.', on: looks },
  },
});
