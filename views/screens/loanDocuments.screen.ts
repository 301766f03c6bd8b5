import { loanDocumentsMachine } from '../../machines/loanDocuments/machine.ts';
import { LoanDocuments } from '../loanDocuments/LoanDocuments.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(loanDocumentsMachine, LoanDocuments);
