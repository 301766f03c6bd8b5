import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate';
import type { Screen } from './screens.ts';

/** Ties a machine to the view that draws it; the compiler checks that they fit. */
export const defineScreen = <Machine extends AnyActorLogic>(
  machine: Machine,
  View: ComponentType<{ actor: ActorRefFrom<Machine> }>,
): Screen => ({ machine, View: View as ComponentType<{ actor: AnyActorRef }> });
