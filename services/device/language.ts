import { readStored, store } from './storage.ts';

/** What this phone remembers of the language that was asked for last, unread; null when nothing, or when storage is closed to the page. */
export const rememberedLanguage = (): string | null => readStored('localStorage', 'lang');

/** Remembers the language for the pages that do not name one. */
export const rememberLanguage = (language: string): void => {
  store('localStorage', 'lang', language);
};
