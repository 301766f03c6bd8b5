import { type AnyStateMachine, fromPromise } from 'xstate';

// All promise logic shares the code that handles its result, and xstate marks it in no other way.
const takeAnswer = String(fromPromise(async () => {}).transition);

/** A promise answers once. */
export const answersOnce = (
  actor: AnyStateMachine['implementations']['actors'][string] | undefined,
): boolean => actor !== undefined && 'transition' in actor && String(actor.transition) === takeAnswer;
