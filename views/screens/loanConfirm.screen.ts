import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { LoanConfirm } from '../loanConfirm/LoanConfirm.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(loanConfirmMachine, LoanConfirm);
