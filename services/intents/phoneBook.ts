import { type Book, createBook } from './book.ts';
import { createDatabase } from './database.ts';
import type { Tabs } from './tabs.ts';

/** The book in this phone's database; `isEmpty` says that nothing was kept when the page opened. */
export const createPhoneBook = (tabs: Tabs, isEmpty: boolean): Book =>
  createBook({ database: createDatabase(), tabs, isEmpty });
