import { readStored } from '../device/storage.ts';

/** Name of the database with pending requests, and of the localStorage key when the database is blocked. */
export const databaseName = 'pendingRequests';
export const storageKey = 'openIntents';

/** Timeout for listing the databases, in milliseconds; afterwards ours may exist. */
const listingLimit = 500;

/** Whether this phone may have stored pending requests; false only if it never stored any. Never rejects. */
export async function mayKeepIntents(): Promise<boolean> {
  if (readStored('localStorage', storageKey) !== null) return true;
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), listingLimit));
    const databases = await Promise.race([indexedDB.databases(), late]);
    return databases?.some(({ name }) => name === databaseName) ?? true;
  } catch {
    return true;
  }
}

/** Whether a storage event of another tab concerns pending requests; an event without a key means that everything was cleared. */
export const isAboutIntents = (event: StorageEvent): boolean =>
  event.key === storageKey || event.key === null;
