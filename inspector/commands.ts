import type { AnyActorRef, InspectionEvent, AnyMachineSnapshot } from 'xstate';
import type { Command } from './ways/command.ts';

/** A page under inspection that hears commands. */
interface Commanded {
  onCommand: (hear: (command: Command) => void) => void;
  alsoInspect: (inspect: (event: InspectionEvent) => void) => void;
}

const canTake = (ref: AnyActorRef, event: Command['event']): boolean => {
  const snapshot = ref.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  return typeof snapshot?.can === 'function' && snapshot.can(event);
};

/**
 * Lets an inspector send an actor an event that its machine can take. For the sandbox alone: this module is no part of any other build.
 */
export const obey = ({ onCommand, alsoInspect }: Commanded): void => {
  const actors = new Map<string, AnyActorRef>();
  alsoInspect((event) => {
    if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef);
  });
  onCommand(({ session, event }) => {
    const ref = actors.get(session);
    if (ref && canTake(ref, event)) ref.send(event);
  });
};
