import type { Language } from '../../machines/root/language.ts';

/** URL of the current page in another language. */
export const inLanguage = (language: Language): string => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query.toString()}${hash}`;
};
