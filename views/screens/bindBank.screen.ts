import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { BindBank } from '../bindBank/BindBank.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(bindBankMachine, BindBank);
