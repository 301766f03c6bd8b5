import { instructionsMachine } from '../../machines/instructions/machine.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { Instructions } from '../instructions/Instructions.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(instructionsMachine, Instructions, {
  stores: { paymentWay: paymentWayMachine },
});
