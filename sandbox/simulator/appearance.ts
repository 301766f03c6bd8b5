const darkQuery = /prefers-color-scheme:\s*(dark|light)/;
/** The queries that were there before, by the rule that they stand on. */
const original = new WeakMap<CSSMediaRule, string>();

const paint = (rules: CSSRuleList, dark: boolean) => {
  for (const rule of rules) {
    // Another window's rules are instances of that window's classes.
    if ('media' in rule) {
      const media = rule as CSSMediaRule;
      const query = original.get(media) ?? media.media.mediaText;
      const scheme = darkQuery.exec(query)?.[1];
      if (scheme) {
        original.set(media, query);
        media.media.mediaText = (scheme === 'dark') === dark ? 'all' : 'not all';
      }
    }
    if ('cssRules' in rule) paint(rule.cssRules as CSSRuleList, dark);
  }
};

/**
 * Gives the page in the frame a text size (per cent) and a dark or light scheme. A frame cannot be told a scheme of its own, so the
 * page's media queries are answered in the page's stead.
 */
export const applyAppearance = (frame: HTMLIFrameElement | null, textSize: number, dark: boolean): void => {
  try {
    const page = frame?.contentDocument;
    if (!page) return;
    page.documentElement.style.setProperty('font-size', `${textSize}%`);
    page.documentElement.style.setProperty('color-scheme', dark ? 'dark' : 'light');
    for (const sheet of page.styleSheets) paint(sheet.cssRules, dark);
  } catch {
    // A site of another origin keeps its own looks.
  }
};
