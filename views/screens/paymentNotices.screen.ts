import { paymentNoticesMachine } from '../../machines/paymentNotices/machine.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { PaymentNotices } from '../paymentNotices/PaymentNotices.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(paymentNoticesMachine, PaymentNotices, {
  stores: { paymentWay: paymentWayMachine },
});
