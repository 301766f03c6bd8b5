import * as v from 'valibot';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { isMachine } from './charts/ids.ts';
import { standingOf } from './restore/capture.ts';
import { keepMoment } from './restore/moment.ts';
import type { Command, ToldActor } from './ways/asked.ts';

type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

interface Commanded {
  run: string;
  onCommand: (hear: (command: Command) => void) => void;
  alsoInspect: (inspect: (event: InspectionEvent, seq: number) => void) => void;
}

/** A machine's context after a frame. */
interface Known {
  seq: number;
  context: Record<string, unknown>;
}

/** How many contexts of an actor are remembered. They share what did not change. */
const remembered = 2_000;

/** Where the root says the page is. */
const rootSchema = v.object({
  address: v.object({ path: v.string(), search: v.string() }),
  environment: v.object({ basePath: v.string() }),
});

const canTake = (ref: AnyActorRef, event: CommandOf<'send'>['event']): boolean => {
  const snapshot = ref.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  return typeof snapshot?.can === 'function' && snapshot.can(event);
};

const machineOf = (ref: AnyActorRef): string | undefined => {
  const { logic } = ref as unknown as { logic: unknown };
  return isMachine(logic) ? logic.id : undefined;
};

/**
 * Lets an inspector send an actor an event that its machine can take, and have the page open as it was in a moment. For the sandbox alone: this
 * module is no part of any other build.
 */
export const obey = ({ run, onCommand, alsoInspect }: Commanded): void => {
  const actors = new Map<string, AnyActorRef>();
  const contexts = new Map<string, Known[]>();
  let root: AnyActorRef | undefined;
  alsoInspect((event, seq) => {
    const ref = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') {
      root ??= ref;
      actors.set(ref.sessionId, ref);
    }
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { context } = event.snapshot as Partial<AnyMachineSnapshot>;
    const known = contexts.get(ref.sessionId) ?? [];
    if (!context || known.at(-1)?.context === context) return;
    known.push({ seq, context: context as Known['context'] });
    if (known.length > remembered) known.shift();
    contexts.set(ref.sessionId, known);
  });

  const send = ({ session, event }: CommandOf<'send'>) => {
    const ref = actors.get(session);
    if (ref && canTake(ref, event)) ref.send(event);
  };

  const restore = ({ moment, actors: told }: CommandOf<'restore'>) => {
    const [screen] = told;
    if (!screen) return;
    const isOwn = moment.run === run;
    const contextThen = (session: string) =>
      contexts.get(session)?.findLast(({ seq }) => seq <= moment.seq)?.context;
    // Of another run nothing is known but what its frames tell: what they mask is taken from what the page has of the same machine now.
    const contextNow = ({ machine }: ToldActor) =>
      [...actors.values()].findLast((ref) => machineOf(ref) === machine && contexts.has(ref.sessionId));
    keepMoment(
      standingOf(told, screen, (actor) =>
        isOwn
          ? contextThen(actor.session)
          : contexts.get(contextNow(actor)?.sessionId ?? '')?.at(-1)?.context,
      ),
    );
    const place = v.safeParse(rootSchema, isOwn && root && contextThen(root.sessionId));
    if (!place.success) return location.reload();
    const { address, environment } = place.output;
    const url = environment.basePath.slice(0, -1) + address.path + (address.search && `?${address.search}`);
    // The same address again would load nothing.
    if (url === location.pathname + location.search) location.reload();
    else location.assign(url);
  };

  onCommand((command) => (command.type === 'send' ? send(command) : restore(command)));
};
