import { readStored, store } from './storage.ts';

/** The stored language, unchecked; null without one, or if storage is blocked. */
export const rememberedLanguage = (): string | null => readStored('localStorage', 'lang');

/** Stores the language for pages that do not name one. */
export function rememberLanguage(language: string): void {
  store('localStorage', 'lang', language);
}
