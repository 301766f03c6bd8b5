import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { bindBankOutcome } from '../../machines/bindBank/outcome.ts';
import { BindBank } from '../bindBank/BindBank.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(bindBankMachine, BindBank, { outcome: bindBankOutcome });
