import type { Language } from '../../services/visit/languages.ts';
import { fill } from '../wording/fill.ts';
import type { WordingKey } from '../wording/wording.ts';

/** The figure's texts: all of the first language, and the differences of any other. Inserted by the build. */
declare const firstTexts: Record<Language, Record<WordingKey, string>>;

const chosen = window.earlyPage?.language ?? 'spec';
// Read once: the build puts the table wherever its name is.
const offered = firstTexts;
const texts = { ...Object.values(offered)[0], ...offered[chosen] };

/** Replaces `views/wording/wording.ts`, whose catalogues are not loaded yet. A key that the figure does not list has no text: this throws, and nothing is drawn. */
export const t = (key: WordingKey, parameters: Record<string, string | number> = {}): string =>
  fill(texts[key], parameters);

export const langOf = (): undefined => undefined;

export const language = (): Language => chosen;
