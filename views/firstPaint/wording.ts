import type { Language } from '../../services/languages.ts';
import { fill } from '../wording/fill.ts';

/** What the first order needs of the catalogues, in each language that a page can be in. Written in by the build. */
declare const firstTexts: Partial<Record<Language, Record<string, string>>>;

const chosen = window.earlyCall?.language ?? 'spec';
const texts = firstTexts[chosen];

/** Replaces `views/wording/wording.ts`, whose catalogues have not come yet. */
export const t = (key: string, parameters: Record<string, string | number> = {}): string =>
  fill(texts?.[key] ?? key, parameters);

export const language = (): Language => chosen;
