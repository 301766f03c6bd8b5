import { createPendingStore } from '../../services/pendingRequests/store.ts';
import { type Database, UnreadDatabase } from '../../services/pendingRequests/database.ts';
import { type PendingRequest, isSame } from '../../services/pendingRequests/stored.ts';
import { createLazyStore, type LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import type { MarksOf } from '../../services/pendingRequests/sessionMarks.ts';
import type { Tabs } from '../../services/pendingRequests/tabs.ts';

/** A silent database stores a change, but too late for the page that waits; one that is stuck does nothing. */
type DatabaseMood = 'fine' | 'full' | 'closed' | 'silent' | 'stuck' | 'locked';

export const createPhoneMemory = (...kept: PendingRequest[]) => {
  let requests: readonly PendingRequest[] = kept;
  const listeners = new Set<() => void>();
  let mood: () => DatabaseMood = () => 'fine';
  const isClosed = () => mood() === 'closed';
  const isFull = () => mood() === 'full';
  let alter = (read: readonly PendingRequest[]) => read;
  // A readable mark shows in a failed test what it stands for.
  let markOf = (text: string): string => `mark of ${text}`;
  let unlocked = (): Promise<void> => Promise.resolve();
  let isKeyStored = false;
  /** localStorage may have what the database refused. */
  let hasRefused = false;
  /** Marks of one page, as by createSessionMarks, without cryptography. */
  const openMarks = (): MarksOf => {
    let hasKey = false;
    return async (text, session) => {
      isKeyStored ||= !isClosed() && !isFull();
      hasKey ||= isKeyStored && !isClosed();
      const own = markOf(`${text} by ${session}`);
      return hasKey ? [markOf(text), own] : [own];
    };
  };
  /** The store of one page; `edge` is false for a dead page, `run` runs code of the page, `hasChunk` is false when the store does not load. */
  const openTab = ({
    edge = () => true,
    run = (act) => act(),
    hasChunk = () => true,
  }: { edge?: () => boolean; run?: (act: () => void) => void; hasChunk?: () => boolean } = {}): LazyStore => {
    const own = new Set<() => void>();
    const database: Database = {
      change: async (step) => {
        // A page that ends while it waits changes nothing.
        if (mood() === 'locked') await unlocked();
        if (!edge()) return await new Promise(() => undefined);
        hasRefused ||= mood() !== 'fine';
        if (isClosed()) throw new Error('The database is closed');
        if (mood() === 'stuck') throw new UnreadDatabase('The database is stuck');
        const before = alter(requests);
        const change = step(before);
        // Stored requests can still be read.
        if (isFull() && !isSame(change.requests, before)) throw new Error('The quota has been exceeded');
        requests = change.requests;
        if (mood() === 'silent') throw new UnreadDatabase('The database does not answer');
        return change.answer;
      },
      secret: async (_, made) => made,
    };
    const tabs: Tabs = {
      announce: () => {
        for (const heard of listeners) if (!own.has(heard)) heard();
      },
      listen: (heard) => {
        const hears = () => run(heard);
        listeners.add(hears);
        own.add(hears);
        return () => void listeners.delete(hears);
      },
    };
    return createLazyStore({
      tabs,
      mayKeep: async () => isClosed() || hasRefused || requests.length > 0,
      load: async (knowsNone) => {
        if (!hasChunk()) throw new Error('The store did not arrive');
        return createPendingStore({ database, tabs, knowsNone, marksOf: openMarks() });
      },
    });
  };
  return {
    openTab,
    requests: () => requests,
    pending: () => requests.filter(({ endedBy }) => endedBy === undefined),
    markWith: (marking: typeof markOf) => {
      markOf = marking;
    },
    keep: (left: readonly PendingRequest[]) => {
      requests = left;
    },
    /** Makes pages read other data than stored: a planted bug. */
    alterWith: (altering: typeof alter) => {
      alter = altering;
    },
    /** What a locked database waits for. */
    unlockWith: (waiting: typeof unlocked) => {
      unlocked = waiting;
    },
    become: (next: DatabaseMood | (() => DatabaseMood)) => {
      mood = typeof next === 'string' ? () => next : next;
    },
  };
};

export const storeDouble = (...kept: PendingRequest[]): LazyStore => createPhoneMemory(...kept).openTab();
