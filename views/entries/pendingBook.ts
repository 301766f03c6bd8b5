import { createLazyBook, type LazyBook } from '../../services/pendingRequests/lazyBook.ts';
import { browserTabs } from '../../services/pendingRequests/tabs.ts';
import { fetchLaterParts } from '../app/later.tsx';

export const pendingBook = (): LazyBook => {
  const tabs = browserTabs();
  return createLazyBook({
    tabs,
    load: async (knowsNone) => {
      const { createPhoneBook } = await import('../../services/pendingRequests/phoneBook.ts');
      return createPhoneBook(tabs, knowsNone, (error) =>
        window.help?.report(error, { route: '', states: {}, events: [] }),
      );
    },
  });
};

/** Prefetches what screens render and send later, so that it works offline. Never rejects. */
export const fetchRest = async (book: LazyBook): Promise<void> => {
  await Promise.all([fetchLaterParts(), book.fetch()]);
};
