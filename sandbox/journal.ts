import type { Entry, NewEntry } from './entries.ts';

const limit = 1000;

export interface Journal {
  add(entry: NewEntry): void;
  since(id: number): Entry[];
  /** Calls `listener` for each new entry; returns a function that stops it. */
  listen(listener: (entry: Entry) => void): () => void;
  clear(): void;
}

export function createJournal(now: () => number): Journal {
  const entries: Entry[] = [];
  const listeners = new Set<(entry: Entry) => void>();
  let lastId = 0;
  return {
    add: (added) => {
      const entry: Entry = { id: ++lastId, time: now(), ...added };
      entries.push(entry);
      if (entries.length > limit) entries.shift();
      for (const listener of listeners) listener(entry);
    },
    since: (id) => entries.filter((entry) => entry.id > id),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => entries.splice(0),
  };
}
