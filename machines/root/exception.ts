import type { ErrorActorEvent } from 'xstate';

/** Something threw where nobody caught it. */
export type ExceptionMessage =
  /** In a view, or in the page at large. */
  | { type: 'exception.noticed' }
  /** In an actor of the root's, which is dead by now. */
  | (ErrorActorEvent & { type: `xstate.error.actor.${string}` });

/** The handlers of a region that lead to its state `crashed`. An actor whose failure its state expects is not among them. */
export const crashesTo = <const Target>(transition: Target) =>
  ({ 'exception.noticed': transition, 'xstate.error.actor.*': transition }) as const;
