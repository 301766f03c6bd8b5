import type { Entry, NewEntry } from './entries.ts';

const limit = 1000;

export type Journal = ReturnType<typeof createJournal>;

export function createJournal(now: () => number) {
  const entries: Entry[] = [];
  const listeners = new Set<(entry: Entry) => void>();
  let lastId = 0;
  return {
    add: (added: NewEntry): void => {
      const entry: Entry = { id: ++lastId, time: now(), ...added };
      entries.push(entry);
      if (entries.length > limit) entries.shift();
      for (const listener of listeners) listener(entry);
    },
    since: (id: number): Entry[] => entries.filter((entry) => entry.id > id),
    /** Calls `listener` for each new entry; returns a function that stops it. */
    listen: (listener: (entry: Entry) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => void entries.splice(0),
  };
}
