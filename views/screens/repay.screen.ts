import { repayMachine } from '../../machines/repay/machine.ts';
import { repayOutcome } from '../../machines/repay/outcome.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { Repay } from '../repay/Repay.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(repayMachine, Repay, {
  stores: { paymentWay: paymentWayMachine },
  outcome: repayOutcome,
});
