import type { Device } from './devices.ts';

const darkQuery = /prefers-color-scheme:\s*(dark|light)/;
const safeArea = /env\(safe-area-inset-(top|bottom)[^)]*\)/g;
const originalQuery = new WeakMap<CSSMediaRule, string>();
const originalStyle = new WeakMap<CSSStyleRule, string>();

interface Appearance {
  textSize: string;
  dark: string;
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
    // Rules of another window are instances of that window's classes.
    if ('media' in rule) paintMedia(rule as CSSMediaRule, appearance.dark !== '');
    if ('style' in rule) paintMargins(rule as CSSStyleRule, appearance.safe);
    if ('cssRules' in rule) paint(rule.cssRules as CSSRuleList, appearance);
  }
};

/** A frame has no setting for text size, scheme and safe area, so the page's media queries and `env()` are rewritten. */
export function applyAppearance(frame: HTMLIFrameElement | null, appearance: Appearance): void {
  try {
    const page = frame?.contentDocument;
    if (!page) return;
    page.documentElement.style.setProperty('font-size', `${appearance.textSize}%`);
    page.documentElement.style.setProperty('color-scheme', appearance.dark ? 'dark' : 'light');
    for (const sheet of page.styleSheets) paint(sheet.cssRules, appearance);
  } catch {
    // A page of another origin cannot be changed.
  }
}
