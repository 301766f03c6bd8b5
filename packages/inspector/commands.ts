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

interface Known {
  seq: number;
  context: Record<string, unknown>;
}

/** How many contexts of an actor are remembered. They share what did not change. */
const remembered = 2_000;

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

/** Lets an inspector send events to an actor and reopen the page in an earlier state. For the sandbox only: no other build includes this module. */
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
    // For another run only the frames are known: masked values come from the page's current context of the same machine.
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
    // Assigning the same URL would not load the page again.
    if (url === location.pathname + location.search) location.reload();
    else location.assign(url);
  };

  onCommand((command) => (command.type === 'send' ? send(command) : restore(command)));
};
