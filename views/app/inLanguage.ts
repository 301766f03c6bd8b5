import type { Language } from '../../machines/root/language.ts';
import { isFolder } from '../../machines/screen/ownPage.ts';
import { underBase, ownPathHere } from './basePath.ts';

/** This page's address in another language. */
export const inLanguage = (language: Language): string => {
  const { search, hash } = location;
  const path = ownPathHere() ?? '/';
  const slash = path !== '/' && isFolder() ? '/' : '';
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${underBase(path)}${slash}?${query.toString()}${hash}`;
};
