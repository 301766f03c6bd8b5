export type Scheme = 'light' | 'dark';

const darkRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'))
      return [rule];
    return rule instanceof CSSGroupingRule ? darkRulesIn(rule.cssRules) : [];
  });

let darkRules: CSSMediaRule[] | undefined;

/** Forces a colour scheme whatever the device prefers, without a change to the product's CSS. */
export const forceScheme = (scheme: Scheme): void => {
  darkRules ??= [...document.styleSheets].flatMap((sheet) => darkRulesIn(sheet.cssRules));
  for (const rule of darkRules) rule.media.mediaText = scheme === 'dark' ? 'all' : 'not all';
  document.documentElement.style.colorScheme = scheme;
};
