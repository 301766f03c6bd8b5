import { type AnyActor, type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { stateName } from '../app/stateName.ts';
import type { Whereabouts } from './help.ts';

const rememberedEvents = 20;

/** Our own names contain no long numbers or special characters; anything that does may be personal data. */
const ownName = /^(?!.*\d{3})[\w.:()#@-]{1,80}$/;
const maskName = (name: string) => (ownName.test(name) ? name : '•••');

/** A missing file is not an exception: the root checks for another release. Each engine has its own message. */
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
 * Catches exceptions while `root` runs: in an actor, in a view, in the page, in the root itself. Each is reported once, by names only (help.ts), and
 * sent to the root, which enters `crashed`. The fallback message is shown even if the root has stopped. An actor's failure that its state handles is
 * also reported, and the page continues.
 */
export const reportExceptions = (root: AnyActor, routeOf: () => string) => {
  const { help } = window;
  const events: string[] = [];
  let last: unknown;
  const whereabouts = (): Whereabouts => {
    try {
      return { route: routeOf(), states: statesOf(root), events };
    } catch {
      // The fallback message is shown even if nothing else works.
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
  return caught;
};
