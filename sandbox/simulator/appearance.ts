import type { Device } from './devices.ts';

const darkQuery = /prefers-color-scheme:\s*(dark|light)/;
const safeArea = /env\(safe-area-inset-(top|bottom)[^)]*\)/g;
/** The queries and the declarations that were there before, by the rule that they are in. */
const originalQuery = new WeakMap<CSSMediaRule, string>();
const originalStyle = new WeakMap<CSSStyleRule, string>();

/** What the page in the frame is to look like. */
export interface Appearance {
  /** Per cent of the usual text size. */
  textSize: number;
  dark: boolean;
  /** Pixels that the phone's notch and gesture bar take. */
  safe: Device['safe'];
}

const paintMedia = (rule: CSSMediaRule, dark: boolean) => {
  const query = originalQuery.get(rule) ?? rule.media.mediaText;
  const scheme = darkQuery.exec(query)?.[1];
  if (!scheme) return;
  originalQuery.set(rule, query);
  rule.media.mediaText = (scheme === 'dark') === dark ? 'all' : 'not all';
};

const paintMargins = (rule: CSSStyleRule, safe: Device['safe']) => {
  const style = originalStyle.get(rule) ?? rule.style.cssText;
  if (style.search(safeArea) < 0) return;
  originalStyle.set(rule, style);
  rule.style.cssText = style.replaceAll(safeArea, (_, side: 'top' | 'bottom') => `${safe[side]}px`);
};

const paint = (rules: CSSRuleList, appearance: Appearance) => {
  for (const rule of rules) {
    // Another window's rules are instances of that window's classes.
    if ('media' in rule) paintMedia(rule as CSSMediaRule, appearance.dark);
    if ('style' in rule) paintMargins(rule as CSSStyleRule, appearance.safe);
    if ('cssRules' in rule) paint(rule.cssRules as CSSRuleList, appearance);
  }
};

/**
 * Gives the page in the frame a text size, a dark or light scheme and the margins of a phone's glass. None of them can be set on a frame, so
 * the page's media queries and `env()` are answered in the page's stead.
 */
export const applyAppearance = (frame: HTMLIFrameElement | null, appearance: Appearance): void => {
  try {
    const page = frame?.contentDocument;
    if (!page) return;
    page.documentElement.style.setProperty('font-size', `${appearance.textSize}%`);
    page.documentElement.style.setProperty('color-scheme', appearance.dark ? 'dark' : 'light');
    for (const sheet of page.styleSheets) paint(sheet.cssRules, appearance);
  } catch {
    // A site of another origin keeps its own looks.
  }
};
