import type { ActorRefFrom } from 'xstate';
import type { jointLoginErrorMachine } from './machine.ts';

export type JointLoginErrorRef = ActorRefFrom<typeof jointLoginErrorMachine>;
