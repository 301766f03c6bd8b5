import { documentMachine } from '../../machines/document/machine.ts';
import { AboutUs } from '../documents/AboutUs.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(documentMachine, AboutUs);
