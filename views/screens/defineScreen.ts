import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';

/** One screen as its chunk exports it: the machine that is everything it does, and the view that draws it. */
export interface Screen {
  machine: AnyStateMachine;
  View: ComponentType<{ actor: AnyActorRef }>;
  /** Stores that outlive the screen: the root starts each once, under its name. */
  stores?: Record<string, AnyActorLogic>;
}

/** Ties a machine to the view that draws it; the compiler checks that they fit. */
export const defineScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  View: ComponentType<{ actor: ActorRefFrom<Machine> }>,
  stores: Record<string, AnyActorLogic> = {},
): Screen => ({ machine, View: View as ComponentType<{ actor: AnyActorRef }>, stores });
