import { documentMachine } from '../../machines/document/machine.ts';
import { LoanAgreement } from '../document/LoanAgreement.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(documentMachine, LoanAgreement);
