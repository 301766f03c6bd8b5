import type { ErrorActorEvent } from 'xstate';

export type ExceptionMessage =
  /** An exception in a view or elsewhere on the page. */
  | { type: 'exception.noticed' }
  /** An exception in a child of the root, which has stopped. */
  | (ErrorActorEvent & { type: `xstate.error.actor.${string}` });

/** The handlers of a region that lead to its state `crashed`. An actor whose failure its state expects is not among them. */
export const crashesTo = <const Target>(transition: Target) =>
  ({ 'exception.noticed': transition, 'xstate.error.actor.*': transition }) as const;
