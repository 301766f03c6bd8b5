import { readStored, store } from './storage.ts';

/** The stored language, unchecked; null when there is none, or storage is blocked. */
export const rememberedLanguage = (): string | null => readStored('localStorage', 'lang');

/** Remembers the language for the pages that do not name one. */
export const rememberLanguage = (language: string): void => {
  store('localStorage', 'lang', language);
};
