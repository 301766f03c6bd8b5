import { entry, saveInEntry } from './entry.ts';

/** Stores the scroll position in the page's history entry before it is left. */
export const storeScrollPosition = (): void => saveInEntry({ top: Math.round(scrollY) || undefined });

/** The stored scroll position of the current history entry, in pixels; 0 without one. */
export const storedScrollPosition = (): number => Number(entry()['top'] ?? 0);
