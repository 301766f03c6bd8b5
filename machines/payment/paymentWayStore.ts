import { produce } from 'immer';
import { assign, setup } from 'xstate';
import type { MadeCode } from '../../services/repay/stored.ts';
import { nowOf } from '../../services/clock.ts';
import { ownerNow } from '../../services/owner.ts';
import { dropRepaymentInfo, keepRepaymentInfo, readRepaymentInfo } from '../../services/repay/stored.ts';
import { sessionOf } from '../../services/session.ts';
import type { PaymentWay, PaymentWayEvent } from './paymentWay.ts';

type InfoLoaded = Extract<PaymentWayEvent, { type: 'info.loaded' }>;

/** The code that was made for the very same: of this order, of this kind, for this sum. Any other is none any more. */
const codeFor = ({ info: kept }: PaymentWay, { info, page }: InfoLoaded): MadeCode | undefined => {
  const code = kept?.code;
  const isSame =
    code?.order.orderId === page.query.orderId &&
    code.isDelay === (page.to === 'repayDelayUrl') &&
    kept?.amount === info.amount;
  return isSame ? code : undefined;
};

/**
 * The payment way: a long-lived child of the root, which begins with what localStorage kept (docs/product/repay.md#data). What is to be repaid
 * belongs to its order and to the session that loaded it, and goes when that order is settled.
 */
export const paymentWayMachine = setup({
  types: {} as { context: PaymentWay; events: PaymentWayEvent },
  guards: {
    isAboutInfo: ({ context, event }) =>
      event.type === 'order.settled' && event.orderId === context.info?.owner.orderId,
  },
  actions: {
    keepInfo: assign(({ context, event, system }) => {
      if (event.type !== 'info.loaded') return {};
      const { info, page } = event;
      const owner = ownerNow(page.query.orderId, sessionOf(system).page, nowOf(system));
      return { page, info: { ...info, owner, code: codeFor(context, event) } };
    }),
    keepCode: assign({
      info: ({ context, event, system }) =>
        produce(context.info, (info) => {
          if (info && event.type === 'code.made') info.code = { ...event.code, madeAt: nowOf(system) };
        }),
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
        'code.made': { actions: ['keepCode', 'writeDown'] },
        'order.settled': { guard: 'isAboutInfo', actions: ['dropInfo', 'erase'] },
        'channel.chosen': { actions: 'keepChannel' },
        'card.chosen': { actions: 'keepCard' },
      },
    },
  },
});
