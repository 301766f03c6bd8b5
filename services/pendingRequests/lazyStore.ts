import { readStored } from '../device/storage.ts';
import { inTime } from '../device/inTime.ts';
import { databaseName, storageKey } from './request.ts';
import type { PendingStore } from './store.ts';
import type { Tabs } from './tabs.ts';

/** Timeout for listing the databases, in milliseconds; afterwards ours may exist. */
const listingLimit = 500;

/** Whether this phone may have stored pending requests; false only if it never stored any. Never rejects. */
async function mayHaveStored(): Promise<boolean> {
  if (readStored('localStorage', storageKey) !== null) return true;
  try {
    const databases = await inTime(indexedDB.databases(), listingLimit, new Error('Not listed in time'));
    return databases.some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}

/** A store that is loaded on first use, or earlier by `fetch`, which never rejects. */
export interface LazyStore extends PendingStore {
  fetch(): Promise<void>;
}

interface LazyStoreParts {
  tabs: Tabs;
  load: (knowsNone: () => boolean) => Promise<PendingStore>;
  mayKeep?: () => Promise<boolean>;
}

/**
 * Loads the store on first use: most visits send no irreversible request. Until it loads, and where it cannot store a request, `open` resolves with 'forgetful', so nothing is sent.
 * Gain: 2.1 KB brotli of each route's first files. Remove when the pages need it at once.
 */
export function createLazyStore({ tabs, load, mayKeep = mayHaveStored }: LazyStoreParts): LazyStore {
  const wasStoredAtFirst = mayKeep();
  let coming: Promise<PendingStore> | undefined;
  let isLate = false;
  // What another tab changes before the first lookup is unknown to this page.
  tabs.listen(() => {
    isLate = true;
  });

  const open = (): Promise<PendingStore> => {
    coming ??= wasStoredAtFirst
      .then((isKept) => load(() => !isKept || isLate))
      .catch((error: unknown) => {
        // The next use loads it again.
        coming = undefined;
        isLate = true;
        throw error;
      });
    return coming;
  };

  const opened = (): Promise<PendingStore | undefined> => open().catch(() => undefined);

  /** Asks the store, again after each pause (milliseconds) while it does not load. Resolves with `nothing` if the phone has stored nothing or the store never loads. */
  const ask = async <Answer>(
    act: (store: PendingStore) => Promise<Answer>,
    nothing: Answer,
    [pause, ...later]: readonly number[] = [],
  ): Promise<Answer> => {
    if (!coming && !(await mayKeep())) return nothing;
    const store = await opened();
    if (store) return act(store);
    if (pause === undefined) return nothing;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return ask(act, nothing, later);
  };

  return {
    tabs,
    fetch: async () => void (await opened()),
    open: async (request) => {
      // As the other methods wait, so that it runs after those before it.
      const store = await opened();
      const outcome = await store?.open(request).catch(() => undefined);
      const { kind, subject } = request;
      if (outcome) return outcome;
      const about = { kind, subject, keys: [], wanted: kind, choice: '', isSame: true };
      return { kind: 'blocked', warning: { reason: 'forgetful', ...about } };
    },
    // Only after `open`.
    conclude: async (...end) => (await open()).conclude(...end),
    note: (...noted) => ask((store) => store.note(...noted), undefined),
    // The page can be used meanwhile.
    find: (inquiry) => ask((store) => store.find(inquiry), undefined, [1_000, 4_000, 16_000]),
    hasNews: () => ask((store) => store.hasNews(), false),
  };
}
