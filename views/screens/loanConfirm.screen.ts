import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { loanConfirmOutcome } from '../../machines/loanConfirm/outcome.ts';
import { LoanConfirm } from '../loanConfirm/LoanConfirm.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(loanConfirmMachine, LoanConfirm, { outcome: loanConfirmOutcome });
