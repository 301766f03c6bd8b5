import * as v from 'valibot';
import { type Language, languageNames } from '../../services/visit/languages.ts';
import { type Dialect, dialects } from '../dialects.ts';
import { type FaultKind, faultKinds } from '../faultKinds.ts';
import { type DeviceName, deviceNames } from './devices.ts';

export interface Settings {
  lang: Language;
  dark: boolean;
  /** Per cent of the usual text size. */
  textSize: number;
  /** Empty to use the scenario's market. */
  market: '' | '0' | '1';
  device: DeviceName;
  keyboard: boolean;
}

export const networkNames = ['fast', 'slow4g', '3g', 'crawl'] as const;
export type NetworkName = (typeof networkNames)[number];

export interface NextFault {
  kind: FaultKind;
  when: 'before' | 'after';
}

/** The simulator's state in its URL, so that a link reproduces it. */
export interface Moment {
  settings: Settings;
  scenario: string;
  /** The app's current path and query, if it is not the scenario's own. */
  screen: string;
  network: NetworkName;
  dialect: Dialect;
  fault: NextFault | undefined;
}

export const usualSettings: Settings = {
  lang: (import.meta.env['VITE_LANGUAGE'] as Language | undefined) ?? 'spec',
  dark: false,
  textSize: 100,
  market: '',
  device: 'usual',
  keyboard: false,
};

const on = v.pipe(
  v.literal('1'),
  v.transform(() => true),
);

/** A query with only the changed settings; an unknown value falls back to the default. */
const querySchema = v.object({
  lang: v.fallback(v.picklist(languageNames), usualSettings.lang),
  dark: v.fallback(on, false),
  text: v.fallback(v.pipe(v.picklist(['150', '200']), v.transform(Number)), 100),
  market: v.fallback(v.picklist(['', '0', '1']), ''),
  device: v.fallback(v.picklist(deviceNames), 'usual'),
  keyboard: v.fallback(on, false),
  scenario: v.fallback(v.string(), ''),
  // A path of the app, never another host.
  screen: v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), ''),
  network: v.fallback(v.picklist(networkNames), 'fast'),
  dialect: v.fallback(v.picklist(dialects), 'plain'),
  fault: v.fallback(v.picklist(faultKinds), faultKinds[0]),
  when: v.fallback(v.picklist(['before', 'after']), 'before'),
});

export function momentOf(search: string): Moment {
  const query = Object.fromEntries(new URLSearchParams(search));
  const { lang, dark, text, market, device, keyboard, scenario, screen, network, dialect, fault, when } =
    v.parse(querySchema, query);
  return {
    settings: { lang, dark, textSize: text, market, device, keyboard },
    scenario,
    screen,
    network,
    dialect,
    fault: query['fault'] === fault ? { kind: fault, when } : undefined,
  };
}

/** Defaults are left out. */
export function queryOf({ settings, scenario, screen, network, dialect, fault }: Moment): string {
  const named = {
    scenario,
    screen,
    lang: settings.lang === usualSettings.lang ? '' : settings.lang,
    dark: settings.dark ? '1' : '',
    text: settings.textSize === 100 ? '' : String(settings.textSize),
    market: settings.market,
    device: settings.device === 'usual' ? '' : settings.device,
    keyboard: settings.keyboard ? '1' : '',
    network: network === 'fast' ? '' : network,
    dialect: dialect === 'plain' ? '' : dialect,
    fault: fault?.kind ?? '',
    when: fault?.when === 'after' ? 'after' : '',
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== '')).toString();
}

/** Returns the app's address for a path, with the settings that are part of its query. */
export function addressOf(path: string, { lang, market }: Settings): string {
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
