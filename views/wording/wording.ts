import { type Language, languageChoices } from '../../machines/root/language.ts';
import { fill } from './fill.ts';

/**
 * The groups of texts: each file of `spec/` declares its own. `common` is what every page needs; the others are named after the flow
 * whose texts they hold.
 * @public
 */
export interface Groups {}
export type WordingGroup = keyof Groups;

/** Name of a text. */
export type WordingKey = { [Group in WordingGroup]: keyof Groups[Group] }[WordingGroup];

/** One group of texts in one language. */
export interface Catalogue {
  wording: Record<string, string>;
  /** Languages of the texts that are written in another one than the page, by their keys. */
  foreign?: Record<string, string>;
}
/** The texts of a language: nobody downloads those of another one, nor the table of their files. */
interface Texts {
  first: readonly Catalogue['wording'][];
  groups: Record<string, () => Promise<Catalogue>>;
}
const catalogues = import.meta.glob<Texts>(['./*.ts', '!./{wording,fill}.ts']);

/** What can be said before any catalogue is here, and when none arrives. */
const loaded: Partial<Record<string, string>> = {
  loading: 'Loading…',
  loadFailed: 'This page could not be loaded',
  loadFailedHint: 'Try again in a little while.',
  connectionHint: 'Check your connection and try again.',
  tryAgain: 'Try again',
};

/** Languages of what is written in another one than the page, by the text itself: that is what reaches a toast or a field. */
const foreign = new Map<string, string>();

let current: Language = 'spec';

let offered: readonly Language[] = languageChoices.map(({ language: name }) => name);

/** Says which languages a page can be in, when it starts. */
export const offerLanguages = (languages: readonly Language[]): void => {
  offered = languages;
};

/** The languages that the borrower can choose instead of this one, each by the name that it calls itself. */
export const otherLanguages = () =>
  languageChoices.filter((choice) => choice.language !== current && offered.includes(choice.language));

/** The language whose texts were loaded last: dates are written in it. */
export const language = (): Language => current;

/** Loads groups of texts; a text can be asked for once its group is here. */
export const loadWording = async (chosen: Language, groups: WordingGroup[]): Promise<void> => {
  current = chosen;
  const texts = await catalogues[`./${chosen}.ts`]?.();
  Object.assign(loaded, ...(texts?.first ?? []));
  const modules = await Promise.all(groups.map((group) => texts?.groups[`./${chosen}/${group}.ts`]?.()));
  for (const module of modules) {
    Object.assign(loaded, module?.wording);
    for (const [key, lang] of Object.entries(module?.foreign ?? {})) foreign.set(loaded[key] ?? key, lang);
  }
};

/** The same, in the language that is shown already. */
export const loadMoreWording = (groups: WordingGroup[]): Promise<void> => loadWording(current, groups);

/** The text called `key`, with `{name}` replaced by the parameter of that name. */
export const t = (key: WordingKey, parameters: Record<string, string | number> = {}): string =>
  fill(loaded[key] ?? key, parameters);

/** What the `lang` of a text of ours says, where it is written in another language than its page (docs/product/wording.md#languages). */
export const langOf = (text = ''): string | undefined => foreign.get(text);
