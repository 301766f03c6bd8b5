import type { Language } from '../../machines/root/language.ts';
import type { Message } from '../../machines/screen/message.ts';
import { fill } from './fill.ts';

/** The texts of each group, in `spec/`. Every page needs `common`; the others are named after their flow. */
// oxlint-disable typescript/consistent-type-imports -- a row is one line, which `npm run new` adds.
interface Groups {
  bindBank: typeof import('./spec/bindBank.ts').wording;
  common: typeof import('./spec/common.ts').wording;
  complaint: typeof import('./spec/complaint.ts').wording;
  customerService: typeof import('./spec/customerService.ts').wording;
  document: typeof import('./spec/document.ts').wording;
  jointLoginError: typeof import('./spec/jointLoginError.ts').wording;
  loanConfirm: typeof import('./spec/loanConfirm.ts').wording;
  loanDocuments: typeof import('./spec/loanDocuments.ts').wording;
  oldRepayment: typeof import('./spec/oldRepayment.ts').wording;
  orderDetails: typeof import('./spec/orderDetails.ts').wording;
  orderLater: typeof import('./spec/orderLater.ts').wording;
  outcomeUnknown: typeof import('./spec/outcomeUnknown.ts').wording;
  promotion: typeof import('./spec/promotion.ts').wording;
  repay: typeof import('./spec/repay.ts').wording;
  site: typeof import('./spec/site.ts').wording;
  testPreview: typeof import('./spec/testPreview.ts').wording;
}
export type WordingGroup = keyof Groups;

export type WordingKey = { [Group in WordingGroup]: keyof Groups[Group] }[WordingGroup];

export interface Catalogue {
  wording: Record<string, string>;
  /** Languages of texts that are not in the page's language, by key. */
  foreign?: Record<string, string>;
}
/** A language's texts: no page downloads those of another language. */
interface Texts {
  common: Catalogue['wording'];
  groups: Record<string, () => Promise<Catalogue>>;
}
const catalogues = import.meta.glob<Texts>(['./*.ts', '!./{wording,fill}.ts']);

/** Texts available before any catalogue has loaded, or if none does. */
const loaded: { [key: string]: string | undefined; language: Language } = {
  language: 'spec',
  loading: 'Loading…',
  loadFailed: 'This page could not be loaded',
  loadFailedHint: 'Try again in a little while.',
  connectionHint: 'Check your connection and try again.',
  tryAgain: 'Try again',
};

/** Languages of texts that are not in the page's language, by the text itself, because a toast or a field gets only that. */
const foreign = new Map<string, string>();

/** The language whose texts were loaded last; dates use it. */
export const language = (): Language => loaded.language;

/** A text is available once its group is loaded. */
export const loadWording = async (chosen: Language, groups: WordingGroup[]): Promise<void> => {
  loaded.language = chosen;
  const texts = await catalogues[`./${chosen}.ts`]?.();
  Object.assign(loaded, texts?.common);
  const modules = await Promise.all(groups.map((group) => texts?.groups[`./${group}.ts`]?.()));
  for (const module of modules) {
    Object.assign(loaded, module?.wording);
    for (const [key, lang] of Object.entries(module?.foreign ?? {}))
      foreign.set(fill(loaded[key] ?? key, {}), lang);
  }
};

export const loadMoreWording = (groups: WordingGroup[]): Promise<void> => loadWording(language(), groups);

/** Replaces each `{name}` by the parameter of that name. */
export const t = (key: WordingKey, parameters: Record<string, string | number> = {}): string =>
  fill(loaded[key] ?? key, parameters);

export const messageWords = (message: Message): string =>
  'text' in message ? message.text : t(message.key, { n: message.n ?? '' });

/** The `lang` of one of our texts, if it is not in the page's language (docs/product/wording.md#languages). */
export const langOf = (text = ''): string | undefined => foreign.get(text);
