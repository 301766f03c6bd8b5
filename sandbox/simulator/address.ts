import type { Language } from '../../services/languages.ts';

/** What the toolbar changes on the app's address and its frame. */
export interface Settings {
  lang: Language;
  dark: boolean;
  /** Per cent of the usual text size. */
  textSize: number;
  /** '' leaves the market to the scenario. */
  market: '' | '0' | '1';
}

/** Settings of a fresh simulator. */
export const usualSettings: Settings = {
  lang: (import.meta.env['VITE_LANGUAGE'] as Language | undefined) ?? 'spec',
  dark: false,
  textSize: 100,
  market: '',
};

/** A scenario's address with the settings that travel in its query. */
export const addressOf = (path: string, { lang, market }: Settings): string => {
  const url = new URL(import.meta.env.BASE_URL + path.slice(1), window.location.origin);
  // Always named: the phone remembers what was asked for last.
  url.searchParams.set('lang', lang);
  if (market) url.searchParams.set('market', market);
  return url.pathname + url.search;
};
