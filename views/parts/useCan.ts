import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Whether the machine takes `event` now. Ignored behind a dialog: nothing can be reached there, and a disabled button could not regain the focus. */
export const useCan = <Actor extends AnyActorRef>(
  actor: Actor,
  event: Parameters<SnapshotFrom<Actor>['can']>[0],
): boolean => useSelector(actor, (snapshot) => snapshot.can(event) || snapshot.hasTag('modal'));
