/** How the phone's storage behaves: it keeps, it is full, or it is closed to the page. */
export type StorageMood = 'fine' | 'full' | 'closed';

/** A page that uses the storage. */
interface User {
  /** Something of it is about to leave the page: false when the page died before. */
  edge(): boolean;
}

/** A phone's storage as it is, and as a page sees it. */
export interface PhoneStorage {
  mood: StorageMood;
  /** Whether it ever refused to keep something. */
  hasRefused: boolean;
  read(key: string): string | null;
  as(user: User): Storage;
}

const refusal = (name: string) => new DOMException('The storage refuses', name);

/** Storage in memory. `changed` hears of every change, of who made it, and of what was there before. */
export const createStorage = (
  changed: (key: string, value: string | null, by: User, before: string | null) => void,
): PhoneStorage => {
  const kept = new Map<string, string>();
  const storage: PhoneStorage = {
    mood: 'fine',
    hasRefused: false,
    read: (key) => kept.get(key) ?? null,
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
        kept.set(key, value);
        changed(key, value, user, before);
      };
      const drop = (key: string) => {
        open();
        const before = storage.read(key);
        if (!user.edge() || !kept.delete(key)) return;
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
