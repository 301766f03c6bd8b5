import { siteMachine } from '../../machines/site/machine.ts';
import { Site } from '../site/Site.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(siteMachine, Site);
