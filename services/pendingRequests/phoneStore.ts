import { type PendingStore, createPendingStore } from './store.ts';
import { createDatabase, type Database } from './database.ts';
import type { Tabs } from './tabs.ts';

type Report = (error: unknown) => void;

const reporting = (database: Database, report: Report): Database => {
  const failed = (error: unknown): never => {
    report(error);
    throw error;
  };
  return {
    change: (step) => database.change(step).catch(failed),
    secret: (name, made) => database.secret(name, made).catch(failed),
  };
};

export const createPhoneStore = (tabs: Tabs, knowsNone: () => boolean, report: Report): PendingStore =>
  createPendingStore({ database: reporting(createDatabase(), report), tabs, knowsNone });
