import { type Book, createBook } from '../../services/intents/book.ts';
import type { Database } from '../../services/intents/database.ts';
import type { Intent } from '../../services/intents/intent.ts';
import type { Tabs } from '../../services/intents/tabs.ts';

/** What several tabs of one phone share: a database in memory, and word of its changes. */
export const createPhoneMemory = (...kept: Intent[]) => {
  let intents: readonly Intent[] = kept;
  const listeners = new Set<() => void>();
  let isClosed = false;
  const database: Database = {
    change: async (step) => {
      if (isClosed) throw new Error('The database is closed');
      const change = step(intents);
      intents = change.intents;
      return change.answer;
    },
    secret: async (_, made) => made,
  };
  const openTab = (): Book => {
    const own = new Set<() => void>();
    const tabs: Tabs = {
      announce: () => {
        for (const heard of listeners) if (!own.has(heard)) heard();
      },
      listen: (heard) => {
        listeners.add(heard);
        own.add(heard);
        return () => void listeners.delete(heard);
      },
    };
    // A mark that can be read says in a failed test what it marks.
    return createBook({ database, tabs, markOf: async (text) => `mark of ${text}` });
  };
  return {
    openTab,
    /** All intents, the ended ones too. */
    intents: () => intents,
    pending: () => intents.filter(({ endedBy }) => endedBy === undefined),
    close: () => {
      isClosed = true;
    },
    open: () => {
      isClosed = false;
    },
  };
};

/** The book of a page that is alone on its phone. */
export const bookDouble = (...kept: Intent[]): Book => createPhoneMemory(...kept).openTab();
