import type { InspectionEvent } from 'xstate';
import type { CallSeen } from './calls.ts';
import type { FrameOf } from './frame.ts';

/** What a run says of itself. */
export type RunAbout = Pick<
  FrameOf<'run'>,
  'phone' | 'page' | 'device' | 'isInSandbox' | 'shell' | 'main' | 'restores'
>;

/**
 * Something that happened, of which a frame may be made later. It holds references alone: what they name never changes, for events, snapshots and
 * contexts are replaced and never edited.
 */
export type Note = {
  /** When it happened: milliseconds since 1970. */
  at: number;
} & (
  | { of: 'run'; about: RunAbout }
  | { of: 'end' }
  /** `isPerson`: what comes from outside of all actors comes from a person, not from a service that speaks to an actor. */
  | { of: 'actors'; event: InspectionEvent; isPerson: boolean }
  | { of: 'call'; seen: CallSeen }
  | { of: 'signal'; signal: AbortSignal }
);

interface NotesOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  put: (note: Note) => void;
  isPersonActing?: () => boolean;
}

/** Actions that set and cancel timers, or emit. The others are their machine's own business: their effects are reported as events and snapshots. */
const toldActions = ['xstate.raise', 'xstate.sendTo', 'xstate.cancel', 'xstate.emit'];

/** Notes what happens in a page at the moment at which it does: the only work that a person's tap waits for. */
export const createNotes = ({ now, put, isPersonActing = () => true }: NotesOptions) => ({
  /** Says what this run is: the first note, and that of a page which comes back after its end. */
  begin: (about: RunAbout): void => put({ at: now(), of: 'run', about }),
  /** Says that the page goes. */
  end: (): void => put({ at: now(), of: 'end' }),
  /** What `createActor` takes as `inspect`. */
  inspect: (event: InspectionEvent): void => {
    if (event.type === '@xstate.action' && !toldActions.includes(event.action.type)) return;
    const isPerson = event.type === '@xstate.event' && event.sourceRef === undefined && isPersonActing();
    put({ at: now(), of: 'actors', event, isPerson });
  },
  called: (seen: CallSeen): void => put({ at: now(), of: 'call', seen }),
  signalled: (signal: AbortSignal): void => put({ at: now(), of: 'signal', signal }),
});
