import type { Language } from '../../machines/root/language.ts';
import { underBase, ownPathHere } from './basePath.ts';

export const inLanguage = (language: Language): string => {
  const { search, hash } = location;
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${underBase(ownPathHere() ?? '/')}?${query.toString()}${hash}`;
};
