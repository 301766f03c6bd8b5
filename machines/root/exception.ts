import type { ErrorActorEvent } from 'xstate';

export type ExceptionMessage =
  | { type: 'exception.noticed' }
  /** An exception in a child of the root, which has stopped. */
  | (ErrorActorEvent & { type: `xstate.error.actor.${string}` });

/** Transitions of a region to its state `crashed`, except for actors whose failure its state handles. */
export const crashesTo = <const Target>(transition: Target) =>
  ({ 'exception.noticed': transition, 'xstate.error.actor.*': transition }) as const;
