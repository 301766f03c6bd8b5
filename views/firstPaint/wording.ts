import type { Language } from '../../services/languages.ts';
import { fill } from '../wording/fill.ts';

/** What the figure needs of the catalogues: all of it in the first language, in any other what differs. Written in by the build. */
declare const firstTexts: Partial<Record<Language, Record<string, string>>>;

const chosen = window.earlyCall?.language ?? 'spec';
const texts = { ...Object.values(firstTexts)[0], ...firstTexts[chosen] };

/** Replaces `views/wording/wording.ts`, whose catalogues have not come yet. */
export const t = (key: string, parameters: Record<string, string | number> = {}): string =>
  fill(texts[key] ?? key, parameters);

export const language = (): Language => chosen;
