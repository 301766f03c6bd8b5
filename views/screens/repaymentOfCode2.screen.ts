import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { PaymentNotices } from '../repaymentCode/PaymentNotices.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(repaymentCodeMachine, PaymentNotices, {
  stores: { paymentWay: paymentWayMachine },
});
