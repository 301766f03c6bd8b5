import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Whether the machine would take `event` now, so that a button need not know the states. Behind a dialog nothing can be reached anyway, and a
 * disabled button could not get the focus back.
 */
export const useCan = <Actor extends AnyActorRef>(
  actor: Actor,
  event: Parameters<SnapshotFrom<Actor>['can']>[0],
): boolean => useSelector(actor, (snapshot) => snapshot.can(event) || snapshot.hasTag('modal'));
