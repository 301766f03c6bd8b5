import { type ActorRefFrom, assign, type EventFrom, sendParent, setup, type SnapshotFrom } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { OrderKey } from '../../services/order/key.ts';
import { newsOf } from '../../services/orderDetails/headline.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { sendToChild, withOutput } from '../screen/actions.ts';
import { type Arrival, arrivalOf } from '../../services/order/arrival.ts';
import { type Expected, seenIn } from '../../services/order/proof.ts';

const looks = { 'look.requested': { target: 'looking' } } as const;

export interface Arriving {
  order: OrderKey;
  expected: Expected;
  isReturn: boolean;
}

/** What the last look has found. */
export interface Found extends Arriving {
  news: string;
  arrival: Arrival;
}

/** A part has arrived: the page's code must not be paid any more, and the rest is looked for. */
export interface PartArrived {
  type: 'part.arrived';
  output: Found;
}

const findIn = ({ expected }: Arriving, order: Order) => arrivalOf(expected, seenIn('order', order));

/** `otherwise`: nothing has arrived; `unseen`: the order could not be loaded. */
const looksAtOrder = <const Otherwise, const Unseen>(otherwise: Otherwise, unseen: Unseen) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'loadOrder',
      src: 'loadOrder',
      input: ({ context }: { context: Arriving }) => context.order,
      onDone: [
        { guard: withOutput('hasArrived'), target: 'arrived', actions: withOutput('setNews') },
        { guard: withOutput('hasArrivedPartly'), target: 'partly', actions: withOutput('setNews') },
        otherwise,
      ],
      onError: unseen,
    },
    after: { requestLimit: unseen },
  }) as const;

/**
 * Checks the order whenever the borrower opens the page of a code or returns to it, or the connection is back after a failed check, until all of
 * the payment has arrived. Reports a part to the page.
 */
export const arrivalMachine = setup({
  types: {} as {
    context: Found;
    input: Arriving;
    output: Found;
    events: { type: 'look.requested' } | { type: 'connection.restored' };
    tags: 'busy';
  },
  actors: { loadOrder },
  guards: {
    isReturn: ({ context }) => context.isReturn,
    hasArrived: ({ context }, order: Order) => findIn(context, order).is === 'arrived',
    hasArrivedPartly: ({ context }, order: Order) => findIn(context, order).is === 'partly',
  },
  actions: {
    setNews: assign(({ context }, order: Order) => ({
      news: newsOf(order),
      arrival: findIn(context, order),
    })),
    reportPart: sendParent(({ context }: { context: Found }): PartArrived => ({
      type: 'part.arrived',
      output: context,
    })),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'arrival',
  context: ({ input }) => ({ ...input, news: '', arrival: { is: 'waiting' } }),
  output: ({ context }) => context,
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isReturn', target: 'opening' }, { target: 'unasked' }] },
    opening: {
      description: 'The page opens with a code that may have been paid: only what has arrived is said.',
      ...looksAtOrder({ target: 'unasked' }, { target: 'unasked' }),
    },
    unasked: { description: 'Nothing to say: the borrower is looking at the code.', on: looks },
    looking: {
      description: 'The order is looked at, because the borrower or the connection is back.',
      ...looksAtOrder({ target: 'waiting', actions: withOutput('setNews') }, { target: 'unseen' }),
    },
    arrived: { description: 'The backend has the payment.', type: 'final' },
    partly: {
      description: 'The backend has a part of it, and asks for the rest.',
      entry: 'reportPart',
      on: looks,
    },
    waiting: { description: 'The backend does not have it yet.', on: looks },
    unseen: {
      description: 'The order could not be looked at.',
      on: { ...looks, 'connection.restored': { target: 'looking' } },
    },
  },
});

export type ArrivalRef = ActorRefFrom<typeof arrivalMachine>;
type ArrivalSnapshot = SnapshotFrom<typeof arrivalMachine>;

export const selectArrival = (snapshot: ArrivalSnapshot) => snapshot.value;

/** What the last look has found. */
export const selectFound = (snapshot: ArrivalSnapshot) => snapshot.context;

export const sendToArrival = sendToChild<EventFrom<typeof arrivalMachine>>('arrival');
