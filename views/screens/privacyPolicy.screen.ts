import { documentMachine } from '../../machines/document/machine.ts';
import { PrivacyPolicy } from '../document/PrivacyPolicy.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(documentMachine, PrivacyPolicy);
