import { produce } from 'immer';
import { fromTransition } from 'xstate';
import { readRepaymentInfo } from '../../services/repayment/stored.ts';
import type { PaymentWay, PaymentWayEvent } from './paymentWay.ts';

const remember = (way: PaymentWay, event: PaymentWayEvent): PaymentWay =>
  produce(way, (draft) => {
    switch (event.type) {
      case 'info.loaded':
        draft.info = event.info;
        draft.page = event.page;
        break;
      case 'channel.chosen':
        draft.channelNumber = event.channelNumber;
        break;
      case 'card.chosen':
        draft.cardId = event.cardId;
    }
  });

/** The payment way: lives as long as the app, and begins with what localStorage kept (spec §3, Client stores). */
export const paymentWayStore = fromTransition(remember, (): PaymentWay => ({
  info: readRepaymentInfo(),
  channelNumber: '',
  cardId: '',
}));
