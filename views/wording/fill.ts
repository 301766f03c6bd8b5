/** A value in a right-to-left script, isolated so that it cannot reorder the sentence around it. */
export const isolated = (value: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(value) ? `\u2068${value}\u2069` : value;

/** A word with a hyphen (mag-update) does not break at it; a name (7-Eleven) is left as it is. */
export const fill = (text: string, parameters: Record<string, string | number>): string =>
  text
    .replace(/([a-z]{2}|[Ii])-(?=[a-z])/g, '$1\u2011')
    .replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(parameters[name] ?? '')));
