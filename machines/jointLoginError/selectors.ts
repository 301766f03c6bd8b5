import type { ActorRefFrom } from 'xstate';
import type { jointLoginErrorMachine } from './machine.ts';

export { selectViewState } from '../screen/viewState.ts';
export type JointLoginErrorRef = ActorRefFrom<typeof jointLoginErrorMachine>;
