import { jointLoginErrorMachine } from '../../machines/jointLoginError/machine.ts';
import { RecommendList } from '../jointLoginError/RecommendList.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(jointLoginErrorMachine, RecommendList);
