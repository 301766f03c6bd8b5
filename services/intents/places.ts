import { readStored } from '../device/storage.ts';

/** Where a phone keeps pending requests: in this database, and where that is closed under this key of localStorage. */
export const databaseName = 'pendingRequests';
export const storageKey = 'openIntents';

/** Milliseconds after which a browser that does not list its databases may have ours. */
const listingLimit = 500;

/** Whether this phone may keep pending requests: false when it was never asked to. Never rejects. */
export const mayKeepIntents = async (): Promise<boolean> => {
  if (readStored('localStorage', storageKey) !== null) return true;
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), listingLimit));
    const databases = await Promise.race([indexedDB.databases(), late]);
    return databases?.some(({ name }) => name === databaseName) ?? true;
  } catch {
    return true;
  }
};

/** Whether a storage event of another tab is about pending requests; everything was cleared when it names no key. */
export const isAboutIntents = (event: StorageEvent): boolean =>
  event.key === storageKey || event.key === null;
