import { type AnyStateMachine, fromPromise } from 'xstate';

// Every promise logic shares the code that takes its answer; xstate has no other mark of one.
const takeAnswer = String(fromPromise(async () => {}).transition);

/** Whether an actor of a machine's setup is a promise: it answers once, so somebody awaits it. */
export const answersOnce = (
  actor: AnyStateMachine['implementations']['actors'][string] | undefined,
): boolean => actor !== undefined && 'transition' in actor && String(actor.transition) === takeAnswer;
