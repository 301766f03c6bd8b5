import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, isMachineSnapshot } from 'xstate';

/** A machine and the machines inside it: each may send an irreversible request. */
const machinesIn = (actor: AnyActorRef): AnyActorRef[] => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  return [actor, ...Object.values<AnyActorRef>(snapshot.children).flatMap(machinesIn)];
};

export const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot();

/** Whether a chart can take an event in its present state; other actors take every event. */
export const takes = (actor: AnyActorRef, event: EventObject): boolean => {
  const snapshot: unknown = actor.getSnapshot();
  return !isMachineSnapshot(snapshot) || snapshot.can(event);
};

export const isTagged = (machine: AnyActorRef, tag: string): boolean =>
  machinesIn(machine).some((each) => snapshotOf(each).hasTag(tag));

/** Calls `notify` now and whenever the screen or a machine inside it changes; returns a function that stops it. */
export const watchMachines = (screen: AnyActorRef, notify: () => void): (() => void) => {
  const watched = new Map<AnyActorRef, { unsubscribe: () => void }>();
  const look = () => {
    for (const machine of machinesIn(screen))
      if (!watched.has(machine)) watched.set(machine, machine.subscribe(look));
    notify();
  };
  look();
  return () => {
    for (const watching of watched.values()) watching.unsubscribe();
  };
};
