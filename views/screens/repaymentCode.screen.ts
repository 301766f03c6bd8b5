import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { RepaymentCode } from '../repaymentCode/RepaymentCode.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(repaymentCodeMachine, RepaymentCode, {
  stores: { paymentWay: paymentWayMachine },
});
