import type { Language } from '../../services/visit/languages.ts';
import { fill } from '../wording/fill.ts';

/** The figure's texts: all of the first language, and the differences of any other. Inserted by the build. */
declare const firstTexts: Partial<Record<Language, Record<string, string>>>;

const chosen = window.earlyPage?.language ?? 'spec';
// Read once: the build puts the table wherever its name is.
const offered = firstTexts;
const texts = { ...Object.values(offered)[0], ...offered[chosen] };

/** Replaces `views/wording/wording.ts`, whose catalogues are not loaded yet. Throws for a key that its figure does not list: nothing is drawn, instead of a key. */
export const t = (key: string, parameters: Record<string, string | number> = {}): string => {
  const text = texts[key];
  if (text === undefined) throw new Error(key);
  return fill(text, parameters);
};

export const langOf = (): undefined => undefined;

export const language = (): Language => chosen;
