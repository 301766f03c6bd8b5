import type { ComponentType } from 'react';
import type { Outcome } from '../../machines/moneyOnce/outcome.ts';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';

/** One screen as its chunk exports it: the machine that is everything it does, and the view that draws it. */
export interface Screen {
  machine: AnyStateMachine;
  View: ComponentType<{ actor: AnyActorRef }>;
  /** Stores that outlive the screen: the root starts each once, under its name. */
  stores?: Record<string, AnyActorLogic>;
  /** How its irreversible requests are explained to the root; missing where it has none. */
  outcome?: Outcome;
}

/** Ties a machine to the view that draws it; the compiler checks that they fit. */
export const defineScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  View: ComponentType<{ actor: ActorRefFrom<Machine> }>,
  parts: Pick<Screen, 'stores' | 'outcome'> = {},
): Screen => ({ machine, View: View as ComponentType<{ actor: AnyActorRef }>, ...parts });
