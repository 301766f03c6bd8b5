import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { oldRepaymentOutcome } from '../../machines/oldRepayment/outcome.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { OldRepayment } from '../oldRepayment/OldRepayment.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(oldRepaymentMachine, OldRepayment, {
  stores: { paymentWay: paymentWayMachine },
  outcome: oldRepaymentOutcome,
});
