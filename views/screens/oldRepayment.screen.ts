import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { paymentWayMachine } from '../../machines/parts/paymentWayStore.ts';
import { OldRepayment } from '../oldRepayment/OldRepayment.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(oldRepaymentMachine, OldRepayment, { paymentWay: paymentWayMachine });
