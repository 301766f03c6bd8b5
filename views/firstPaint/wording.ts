import type { Language } from '../../services/visit/languages.ts';
import { fill } from '../wording/fill.ts';

/** The figure's texts: all of the first language, and the differences of any other. Inserted by the build. */
declare const firstTexts: Partial<Record<Language, Record<string, string>>>;

const chosen = window.earlyPage?.language ?? 'spec';
// Read once: the build puts the table wherever its name is.
const offered = firstTexts;
const texts = { ...Object.values(offered)[0], ...offered[chosen] };

/** Replaces `views/wording/wording.ts`, whose catalogues are not loaded yet. */
export const t = (key: string, parameters: Record<string, string | number> = {}): string =>
  fill(texts[key] ?? key, parameters);

export const langOf = (): undefined => undefined;

export const language = (): Language => chosen;
