import { type AnyActor, type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { stateName } from '../app/stateName.ts';
import type { Whereabouts } from './help.ts';

/** How many events a report names. */
const rememberedEvents = 20;

/** Names that our own code gave have neither long figures nor odd signs; what has may be a value of a person. */
const ownName = /^(?!.*\d{3})[\w.:()#@-]{1,80}$/;
const maskName = (name: string) => (ownName.test(name) ? name : '•••');

/** A file that did not come is no exception: the root asks whether there is another release. Each engine says it in its own words. */
const missingChunk = /dynamically imported module|importing a module script|fetch a stylesheet/i;
const isMissingChunk = (error: unknown) => error instanceof Error && missingChunk.test(error.message);
const isException = (error: unknown) => error instanceof Error && !isMissingChunk(error);

const statesOf = (actor: AnyActorRef): Record<string, string> => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return {};
  const children = Object.values((snapshot as AnyMachineSnapshot).children as Record<string, AnyActorRef>);
  return Object.assign({ [snapshot.machine.id]: stateName(snapshot.value) }, ...children.map(statesOf));
};

/**
 * Notices whatever throws while `root` runs: in an actor, in a view, in the page at large, in the root itself. Each is reported once, by names
 * alone (help.ts), and reported to the root, which enters its state `crashed`; the words of the last resort are then shown, also when the root
 * is dead and has no state any more. An actor whose failure its state expects is reported too, and the page goes on. `routeOf` names the route.
 */
export const noticeFaults = (root: AnyActor, routeOf: () => string) => {
  const { help } = window;
  const events: string[] = [];
  let last: unknown;
  const whereabouts = (): Whereabouts => {
    try {
      return { route: routeOf(), states: statesOf(root), events };
    } catch {
      // Where nothing works any more the words are still shown.
      return { route: '', states: {}, events };
    }
  };
  const hasCrashed = () => root.getSnapshot().hasTag('crashed');
  const report = (error: unknown) => help?.report(error, whereabouts());
  const end = (error: unknown) => {
    report(error);
    help?.show();
  };

  root.system.inspect({
    next: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const { type, error } = inspected.event as { type: string; error?: unknown };
      events.push(maskName(type));
      events.splice(0, events.length - rememberedEvents);
      if (!type.startsWith('xstate.error.actor.')) return;
      last = error;
      if (isException(error)) report(error);
    },
  });
  root.subscribe({
    next: () => {
      if (hasCrashed()) end(last);
    },
    error: end,
  });

  const caught = (error: unknown) => {
    if (hasCrashed() || isMissingChunk(error)) return;
    last = error;
    report(error);
    root.send({ type: 'exception.noticed' });
  };
  if (help) help.caught = caught;
  return {
    /** Receives every exception that an error boundary caught, and every uncaught one. */
    caught,
  };
};
