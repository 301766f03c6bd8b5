import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { CallSeen } from './calls.ts';
import type { FrameOf } from './frame.ts';

export type RunAbout = Pick<
  FrameOf<'run'>,
  'phone' | 'page' | 'device' | 'isInSandbox' | 'shell' | 'main' | 'restores'
>;

/** An event from which a frame may be made later. It holds only references: events, snapshots and contexts are immutable. */
export type Note = {
  /** Milliseconds since 1970. */
  at: number;
} & (
  | { of: 'run'; about: RunAbout }
  | { of: 'end' }
  /** `isPerson`: an event from outside the actor system was caused by a person, not by a service. */
  | { of: 'actors'; event: InspectionEvent; isPerson: boolean }
  /** XState reports no snapshot of an actor whose action, guard or logic has thrown. */
  | { of: 'death'; actorRef: AnyActorRef }
  | { of: 'call'; seen: CallSeen }
  | { of: 'signal'; signal: AbortSignal }
);

interface NotesOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  put: (note: Note) => void;
  isPersonActing?: () => boolean;
}

/** Actions that set or cancel timers, or emit. Other actions need no frame: their effects are reported as events and snapshots. */
const toldActions = ['xstate.raise', 'xstate.sendTo', 'xstate.cancel', 'xstate.emit'];

const hasFailed = (ref: AnyActorRef): boolean =>
  (ref.getSnapshot() as { status?: string } | undefined)?.status === 'error';

/** Notes events as they happen: the only work that delays a tap. */
export const createNotes = ({ now, put, isPersonActing = () => true }: NotesOptions) => ({
  /** Describes this run: the first note, repeated by a page that comes back after its end. */
  begin: (about: RunAbout): void => put({ at: now(), of: 'run', about }),
  end: (): void => put({ at: now(), of: 'end' }),
  inspect: (event: InspectionEvent): void => {
    if (event.type === '@xstate.action' && !toldActions.includes(event.action.type)) return;
    const isPerson = event.type === '@xstate.event' && event.sourceRef === undefined && isPersonActing();
    put({ at: now(), of: 'actors', event, isPerson });
    if (event.type !== '@xstate.event') return;
    const actorRef = event.actorRef as AnyActorRef;
    // A microtask comes after the event's step.
    queueMicrotask(() => {
      if (hasFailed(actorRef)) put({ at: now(), of: 'death', actorRef });
    });
  },
  called: (seen: CallSeen): void => put({ at: now(), of: 'call', seen }),
  signalled: (signal: AbortSignal): void => put({ at: now(), of: 'signal', signal }),
});
