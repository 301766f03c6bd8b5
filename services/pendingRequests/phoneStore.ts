import { type PendingStore, createPendingStore } from './store.ts';
import { createDatabase, type Report } from './database.ts';
import type { Tabs } from './tabs.ts';

export const createPhoneStore = (tabs: Tabs, knowsNone: () => boolean, report: Report): PendingStore =>
  createPendingStore({ database: createDatabase(report), tabs, knowsNone });
