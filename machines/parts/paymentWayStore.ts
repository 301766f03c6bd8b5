import { assign, setup } from 'xstate';
import { ownerNow } from '../../services/owner.ts';
import { dropRepaymentInfo, keepRepaymentInfo, readRepaymentInfo } from '../../services/repay/stored.ts';
import { sessionOf } from '../../services/session.ts';
import type { PaymentWay, PaymentWayEvent } from './paymentWay.ts';

/**
 * The payment way: a long-lived child of the root, which begins with what localStorage kept (spec §3, Client stores). What is to be repaid
 * belongs to its order and to the session that loaded it, and goes when that order is settled.
 */
export const paymentWayMachine = setup({
  types: {} as { context: PaymentWay; events: PaymentWayEvent },
  guards: {
    isAboutInfo: ({ context, event }) =>
      event.type === 'order.settled' && event.orderId === context.info?.owner.orderId,
  },
  actions: {
    keepInfo: assign(({ event, system }) => {
      if (event.type !== 'info.loaded') return {};
      const { info, page } = event;
      return { page, info: { ...info, owner: ownerNow(page.query.orderId, sessionOf(system).page) } };
    }),
    writeDown: ({ context }) => context.info && keepRepaymentInfo(context.info),
    dropInfo: assign({ info: undefined, page: undefined }),
    erase: dropRepaymentInfo,
    keepChannel: assign({
      channelNumber: ({ context, event }) =>
        event.type === 'channel.chosen' ? event.channelNumber : context.channelNumber,
    }),
    keepCard: assign({
      cardId: ({ context, event }) => (event.type === 'card.chosen' ? event.cardId : context.cardId),
    }),
  },
}).createMachine({
  id: 'paymentWay',
  context: () => ({ info: readRepaymentInfo(), channelNumber: '', cardId: '' }),
  initial: 'keeping',
  states: {
    keeping: {
      on: {
        'info.loaded': { actions: ['keepInfo', 'writeDown'] },
        'order.settled': { guard: 'isAboutInfo', actions: ['dropInfo', 'erase'] },
        'channel.chosen': { actions: 'keepChannel' },
        'card.chosen': { actions: 'keepCard' },
      },
    },
  },
});
