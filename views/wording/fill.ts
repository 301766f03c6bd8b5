/** A value in a right-to-left script, isolated so that it cannot reorder the sentence around it. */
export const isolated = (value: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(value) ? `\u2068${value}\u2069` : value;

export const fill = (text: string, parameters: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(parameters[name] ?? '')));
