import type { Language } from '../../machines/root/language.ts';
import { isFolder, isOwnPage, ownSearch } from '../../machines/screen/ownPage.ts';
import { underBase, ownPathHere } from './basePath.ts';

/** This page's address in another language, without a fragment that the link guard refuses. */
export const inLanguage = (language: Language): string => {
  const path = ownPathHere() ?? '/';
  const slash = path !== '/' && isFolder() ? '/' : '';
  const query = new URLSearchParams(ownSearch());
  query.set('lang', language);
  const address = `${underBase(path)}${slash}?${query.toString()}`;
  const whole = address + location.hash;
  return isOwnPage(whole) ? whole : address;
};
