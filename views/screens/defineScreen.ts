import type { ComponentType } from 'react';
import type { RouteName } from '../../services/visit/flows.ts';
import type { Outcome } from '../../machines/pendingRequests/outcome.ts';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';

export interface Screen {
  machine: AnyStateMachine;
  View: ComponentType<{ actor: AnyActorRef }>;
  /** Stores that outlive the screen: the root starts each once, under its name. */
  stores?: Record<string, AnyActorLogic>;
  /** Explains its irreversible requests to the root; absent without any. */
  outcome?: Outcome;
}

export type Screens = Partial<Record<RouteName, Screen>>;

export const defineScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  View: ComponentType<{ actor: ActorRefFrom<Machine> }>,
  parts: Pick<Screen, 'stores' | 'outcome'> = {},
): Screen => ({ machine, View: View as ComponentType<{ actor: AnyActorRef }>, ...parts });
