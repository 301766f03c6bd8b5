import { assign, enqueueActions, setup } from 'xstate';
import type { Stored } from '../../services/device/stored.ts';
import { type KeeperAnswer, keeper, type KeeperCommand } from '../../services/repay/keeper.ts';
import type { DebtReading } from '../../services/order/proof.ts';
import { infoIn } from '../../services/repay/stored.ts';
import type {
  InfoChange,
  PaymentWay,
  PaymentWayEvent,
  RepaymentPage,
} from '../../services/repay/paymentWay.ts';
import { sendToChild, withEvent } from '../screen/actions.ts';

const sendToKeeper = sendToChild<KeeperCommand>('keeper');

const keeps = { actions: withEvent('keep') };

/** Begins with what the phone kept (docs/product/repay.md#data). A repayment belongs to its order and session, and goes when the order is settled. */
export const paymentWayMachine = setup({
  types: {} as {
    context: PaymentWay;
    events: PaymentWayEvent | KeeperAnswer;
    input: Pick<PaymentWay, 'queued'> & { stored?: Stored | undefined };
    children: { keeper: 'keeper' };
  },
  actors: { keeper },
  actions: {
    takeUp: enqueueActions(({ context: { queued = [] }, enqueue }) => {
      for (const one of queued) enqueue.raise(one);
    }),
    keep: sendToKeeper(({ context: { info } }: { context: PaymentWay }, change: InfoChange) => ({
      ...change,
      known: info,
    })),
    setPage: assign((_, { page }: { page: RepaymentPage }) => ({ page })),
    setInfo: assign(({ context: { page } }, { info }: KeeperAnswer) => ({
      info,
      page: page?.query.orderId === info?.owner.orderId ? page : undefined,
    })),
    setSeen: assign((_, { orderId, sighting }: { orderId: string; sighting: DebtReading }) => ({
      seen: { orderId, sighting },
    })),
    setChannel: assign((_, { channelNumber }: { channelNumber: string }) => ({ channelNumber })),
    setCard: assign((_, { cardId }: { cardId: string }) => ({ cardId })),
  },
}).createMachine({
  id: 'paymentWay',
  context: ({ input: { stored, queued } }) => ({
    info: infoIn(stored?.texts?.repaymentInfo),
    channelNumber: '',
    cardId: '',
    queued,
  }),
  invoke: { id: 'keeper', src: 'keeper' },
  entry: 'takeUp',
  on: {
    'info.loaded': { actions: [withEvent('setPage'), withEvent('keep')] },
    'code.made': keeps,
    'order.settled': keeps,
    'payment.claimed': keeps,
    'code.used': keeps,
    'info.stored': { actions: withEvent('setInfo') },
    'order.seen': { actions: withEvent('setSeen') },
    'channel.chosen': { actions: withEvent('setChannel') },
    'card.chosen': { actions: withEvent('setCard') },
  },
});
