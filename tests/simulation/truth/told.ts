import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { failureOf } from '../../../services/http/failure.ts';
import type { PendingRequest } from '../../../services/pendingRequests/stored.ts';
import type { RunningApp } from '../app.ts';
import type { Call } from '../network.ts';
import { idOf } from '../person/moves.ts';

export interface Posting {
  ref: AnyActorRef;
  /** Centavos that the screen showed; undefined where it shows none. */
  shown: number | undefined;
  call: Call | undefined;
}

interface Hearer {
  ended(posting: Posting, end: 'done' | 'refused' | 'unknown' | 'registered already'): void;
  /** The dialog about an unknown outcome shows what a check found. */
  found(dialog: AnyMachineSnapshot, verdict: 'done' | 'notDone'): void;
  /** A key is about to be sent. */
  opened(key: string): void;
  /** A clear response arrived; what the user is shown of it follows immediately. */
  closed(key: string): void;
  /** An order on the screen shows that it was done. */
  settled(subject: string, purposes: readonly string[]): void;
}

const endOf = (ref: AnyActorRef, event: { type: string; error?: unknown }, seen: AnyMachineSnapshot) => {
  if (event.type.startsWith('xstate.done.actor')) return 'done';
  if (!event.type.startsWith('xstate.error.actor') || seen.hasTag('unknown')) return 'unknown';
  const failure = failureOf(event.error);
  const isKnown = idOf(ref) === 'registration' && failure.kind === 'refused' && failure.code === '11';
  return isKnown ? 'registered already' : 'refused';
};

export interface Told {
  inspect: (event: InspectionEvent) => void;
  sent: (app: RunningApp, call: Call) => void;
  posting: (app: RunningApp) => Posting | undefined;
}

/** Reads what the user is shown from a page's actors. Tags give a state's meaning: `holdsBack` sends, `unknown` shows an unknown outcome. */
export const createTold = (hearer: Hearer, shownBy: (ref: AnyActorRef) => number | undefined): Told => {
  const postings = new Map<AnyActorRef, Posting>();
  const looks = new Map<AnyActorRef, string>();

  const begin = (ref: AnyActorRef): Posting => {
    const posting = postings.get(ref) ?? { ref, shown: shownBy(ref), call: undefined };
    postings.set(ref, posting);
    return posting;
  };

  const looked = (ref: AnyActorRef, seen: AnyMachineSnapshot) => {
    const now = seen.matches('settled') ? 'done' : seen.matches({ asking: 'notDone' }) ? 'notDone' : '';
    const before = looks.get(ref) ?? '';
    looks.set(ref, now);
    if (now !== before && now !== '') hearer.found(seen, now as 'done' | 'notDone');
  };

  return {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event') {
        const { event } = inspected;
        if (idOf(inspected.actorRef as AnyActorRef) !== 'pendingRequests') return;
        if (event.type === 'request.opened') hearer.opened((event['request'] as PendingRequest).key);
        if (event.type === 'request.closed') hearer.closed(String(event['key']));
        if (event.type === 'requests.settled' && event['cancelled'] === undefined)
          hearer.settled(String(event['subject']), event['purposes'] as readonly string[]);
        return;
      }
      if (inspected.type !== '@xstate.snapshot') return;
      const { snapshot, event } = inspected;
      const ref = inspected.actorRef as AnyActorRef;
      if (!isMachineSnapshot(snapshot)) return;
      if (idOf(ref) === 'outcomeUnknown') looked(ref, snapshot);
      const posting = postings.get(ref);
      const isPosting = snapshot.hasTag('holdsBack');
      if (isPosting) begin(ref);
      if (!isPosting && posting) {
        postings.delete(ref);
        hearer.ended(posting, endOf(ref, event, snapshot));
      }
    },
    sent: (app, call) => {
      const at = app.machines().find(({ snapshot }) => snapshot.hasTag('holdsBack'));
      if (at) begin(at.ref).call = call;
    },
    posting: (app) => app.machines().flatMap(({ ref }) => postings.get(ref) ?? [])[0],
  };
};
