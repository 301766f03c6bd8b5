import { createLazyStore, type LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { browserTabs } from '../../services/pendingRequests/tabs.ts';
import { fetchLaterParts } from '../app/later.tsx';

export const openPendingStore = (): LazyStore => {
  const tabs = browserTabs();
  return createLazyStore({
    tabs,
    load: async (knowsNone) => {
      const { createPendingStore } = await import('../../services/pendingRequests/store.ts');
      const report = (error: unknown) => window.help?.report(error, { route: '', states: {}, events: [] });
      return createPendingStore({ tabs, report, knowsNone });
    },
  });
};

/** Prefetches what screens render and send later, so that it works offline. Never rejects. */
export const prefetchLaterParts = async (pendingStore: LazyStore): Promise<void> => {
  await Promise.all([fetchLaterParts(), pendingStore.fetch()]);
};
