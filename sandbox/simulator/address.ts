import * as v from 'valibot';
import { type Language, languageNames } from '../../services/visit/languages.ts';
import { dialects } from '../dialects.ts';
import { faultKinds } from '../faultKinds.ts';
import { deviceNames } from './devices.ts';

export const networks = {
  fast: { title: 'Fast', latencyMs: 0, kbps: 0 },
  slow4g: { title: 'Slow 4G', latencyMs: 150, kbps: 1600 },
  '3g': { title: '3G', latencyMs: 400, kbps: 400 },
  crawl: { title: 'Very slow', latencyMs: 3000, kbps: 50 },
};
export type NetworkName = keyof typeof networks;
export const networkNames = Object.keys(networks) as NetworkName[];

const language = (import.meta.env['VITE_LANGUAGE'] as Language | undefined) ?? 'spec';
const isOn = v.fallback(v.picklist(['', '1']), '');

/** An unknown value falls back to the default. */
const momentSchema = v.object({
  lang: v.fallback(v.picklist(languageNames), language),
  dark: isOn,
  /** Per cent of the usual text size. */
  text: v.fallback(v.picklist(['100', '150', '200']), '100'),
  /** Empty to use the scenario's market. */
  market: v.fallback(v.picklist(['', '0', '1']), ''),
  device: v.fallback(v.picklist(deviceNames), 'usual'),
  keyboard: isOn,
  scenario: v.fallback(v.string(), ''),
  /** The app's current path and query, if it is not the scenario's own; never another host. */
  screen: v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), ''),
  network: v.fallback(v.picklist(networkNames), 'fast'),
  dialect: v.fallback(v.picklist(dialects), 'plain'),
  /** How the next call fails; empty if it does not. */
  fault: v.fallback(v.picklist(['', ...faultKinds]), ''),
  when: v.fallback(v.picklist(['before', 'after']), 'before'),
});

/** The simulator's state in its URL, so that a link reproduces it. */
export type Moment = v.InferOutput<typeof momentSchema>;

export const momentOf = (search: string): Moment =>
  v.parse(momentSchema, Object.fromEntries(new URLSearchParams(search)));

const usual = momentOf('');

/** Defaults are left out. */
export const queryOf = (moment: Moment): string =>
  new URLSearchParams(
    Object.entries(moment).filter(([name, value]) => value !== usual[name as keyof Moment]),
  ).toString();

/** Returns the app's address for a path, with the settings that are part of its query. */
export function addressOf(path: string, { lang, market }: Pick<Moment, 'lang' | 'market'>): string {
  const url = new URL(import.meta.env.BASE_URL + path.slice(1), window.location.origin);
  // Always included, because the phone remembers the last language.
  url.searchParams.set('lang', lang);
  if (market) url.searchParams.set('market', market);
  return url.pathname + url.search + url.hash;
}

/** Returns the path of the app in a frame, as `addressOf` takes it, without the settings. */
export function screenOf({ pathname, search, hash }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  query.delete('market');
  const rest = query.toString();
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${rest && `?${rest}`}${hash}`;
}
