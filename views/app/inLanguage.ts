import type { Language } from '../../machines/root/language.ts';

export const inLanguage = (language: Language): string => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query.toString()}${hash}`;
};
