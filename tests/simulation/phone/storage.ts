export type StorageMood =
  | 'fine'
  | 'full'
  | 'database full'
  | 'database silent'
  | 'database stuck'
  | 'closed'
  | 'locked';

interface User {
  /** Called before data leaves the page; false when the page is dead. */
  edge(): boolean;
}

export interface PhoneStorage {
  mood: StorageMood;
  hasRefused: boolean;
  read(key: string): string | null;
  /** What it has. */
  all(): ReadonlyMap<string, string>;
  as(user: User): Storage;
  /** The browser was killed: what was written within the last seconds had not reached the disk. */
  lose(): void;
  clear(): void;
}

const refusal = (name: string) => new DOMException('The storage refuses', name);

/** Milliseconds after which Chromium has written localStorage to disk. */
const written = 5_000;

/** Storage in memory; `changed` gets each change with its author and the previous value. */
export const createStorage = (
  changed: (key: string, value: string | null, by: User, before: string | null) => void,
  now: () => number = () => 0,
  copied: ReadonlyMap<string, string> = new Map(),
): PhoneStorage => {
  const kept = new Map(copied);
  let changes: { at: number; key: string; before: string | null }[] = [];
  const note = (key: string) => {
    changes = changes.filter(({ at }) => now() - at < written);
    changes.push({ at: now(), key, before: kept.get(key) ?? null });
  };
  const storage: PhoneStorage = {
    mood: 'fine',
    hasRefused: false,
    read: (key) => kept.get(key) ?? null,
    all: () => kept,
    lose: () => {
      for (const { at, key, before } of changes.toReversed()) {
        if (now() - at >= written) break;
        if (before === null) kept.delete(key);
        else kept.set(key, before);
      }
      changes = [];
    },
    clear: () => {
      kept.clear();
      changes = [];
    },
    as: (user) => {
      const open = () => {
        if (storage.mood !== 'closed') return;
        storage.hasRefused = true;
        throw refusal('SecurityError');
      };
      const keep = (key: string, value: string) => {
        open();
        if (storage.mood === 'full') {
          storage.hasRefused = true;
          throw refusal('QuotaExceededError');
        }
        if (!user.edge()) return;
        const before = storage.read(key);
        note(key);
        kept.set(key, value);
        changed(key, value, user, before);
      };
      const drop = (key: string) => {
        open();
        const before = storage.read(key);
        if (!kept.has(key) || !user.edge()) return;
        note(key);
        kept.delete(key);
        changed(key, null, user, before);
      };
      return {
        get length() {
          return kept.size;
        },
        key: (index) => [...kept.keys()][index] ?? null,
        getItem: (key) => {
          open();
          return kept.get(key) ?? null;
        },
        setItem: keep,
        removeItem: drop,
        clear: () => {
          for (const key of kept.keys()) drop(key);
        },
      };
    },
  };
  return storage;
};
