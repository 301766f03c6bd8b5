import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { oldRepaymentOutcome } from '../../machines/oldRepayment/outcome.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { ChooseCard } from '../oldRepayment/ChooseCard.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(oldRepaymentMachine, ChooseCard, {
  stores: { paymentWay: paymentWayMachine },
  outcome: oldRepaymentOutcome,
});
