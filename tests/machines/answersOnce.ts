import { type AnyStateMachine, fromPromise } from 'xstate';

// All promise logic shares the code that handles its result; xstate has no other mark of it.
const takeAnswer = String(fromPromise(async () => {}).transition);

/** Whether an actor of a machine's setup is a promise, which answers once. */
export const answersOnce = (
  actor: AnyStateMachine['implementations']['actors'][string] | undefined,
): boolean => actor !== undefined && 'transition' in actor && String(actor.transition) === takeAnswer;
