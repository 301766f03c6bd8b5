import { readStored } from '../device/storage.ts';
import { databaseName, storageKey } from './intent.ts';
import type { PendingStore } from './store.ts';
import type { Tabs } from './tabs.ts';

/** Timeout for listing the databases, in milliseconds; afterwards ours may exist. */
const listingLimit = 500;

/** Whether this phone may have stored pending requests; false only if it never stored any. Never rejects. */
async function mayKeepIntents(): Promise<boolean> {
  if (readStored('localStorage', storageKey) !== null) return true;
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), listingLimit));
    const databases = await Promise.race([indexedDB.databases(), late]);
    return databases?.some(({ name }) => name === databaseName) ?? true;
  } catch {
    return true;
  }
}

/** A book that is loaded on first use, or earlier by `fetch`, which never rejects. */
export interface LazyStore extends PendingStore {
  fetch(): Promise<void>;
}

interface LazyStoreParts {
  tabs: Tabs;
  load: (knowsNone: () => boolean) => Promise<PendingStore>;
  mayKeep?: () => Promise<boolean>;
}

/**
 * Loads the book on first use: most visits send no irreversible request. Until it loads, and where it cannot store a claim, `claim` resolves with 'forgetful', so nothing is sent.
 * Gain: 3.3 KB gzip of each route's first files. Remove when the pages need it at once.
 */
export function createLazyStore({ tabs, load, mayKeep = mayKeepIntents }: LazyStoreParts): LazyStore {
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

  /** Asks the book; resolves with `nothing` when the phone has stored nothing, or the book does not load, also after these pauses in milliseconds. */
  const ask = async <Answer>(
    act: (book: PendingStore) => Promise<Answer>,
    nothing: Answer,
    [pause, ...later]: readonly number[] = [],
  ): Promise<Answer> => {
    if (!coming && !(await mayKeep())) return nothing;
    const book = await opened();
    if (book) return act(book);
    if (pause === undefined) return nothing;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return ask(act, nothing, later);
  };

  return {
    tabs,
    fetch: async () => void (await opened()),
    claim: async (request) => {
      // As the other methods wait, so that it runs after those before it.
      const book = await opened();
      const outcome = await book?.claim(request).catch(() => undefined);
      const { kind, subject } = request;
      return outcome ?? { kind: 'blocked', warning: { reason: 'forgetful', kind, subject, keys: [] } };
    },
    // Only after a claim.
    conclude: async (...end) => (await open()).conclude(...end),
    note: (...noted) => ask((book) => book.note(...noted), undefined),
    // The page can be used meanwhile.
    find: (inquiry) => ask((book) => book.find(inquiry), undefined, [1_000, 4_000, 16_000]),
    hasNews: () => ask((book) => book.hasNews(), false),
  };
}
