import { jointLoginErrorMachine } from '../../machines/jointLoginError/machine.ts';
import { JointLoginError } from '../jointLoginError/JointLoginError.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(jointLoginErrorMachine, JointLoginError);
