import { documentMachine } from '../../machines/document/machine.ts';
import { AboutUs } from '../document/AboutUs.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(documentMachine, AboutUs);
