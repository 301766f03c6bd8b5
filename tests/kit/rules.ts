import type { AnyStateMachine } from 'xstate';
import type { Seen } from './types.ts';

/** placeholder until the checker is written */
export interface Rule<Machine extends AnyStateMachine> {
  says: string;
  bad?: (seen: Seen<Machine>) => boolean;
}
