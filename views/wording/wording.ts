import type { wording as bind } from './spec/bind.ts';
import type { wording as common } from './spec/common.ts';
import type { wording as complaint } from './spec/complaint.ts';
import type { wording as confirm } from './spec/confirm.ts';
import type { wording as contact } from './spec/contact.ts';
import type { wording as documents } from './spec/documents.ts';
import type { wording as failure } from './spec/failure.ts';
import type { wording as oldRepay } from './spec/oldRepay.ts';
import type { wording as order } from './spec/order.ts';
import type { wording as preview } from './spec/preview.ts';
import type { wording as promotion } from './spec/promotion.ts';
import type { wording as repay } from './spec/repay.ts';
import type { wording as site } from './spec/site.ts';
import type { wording as unknown } from './spec/unknown.ts';

/** What every page needs, and one group of texts for each family of screens. */
export type WordingGroup =
  | 'common'
  | 'complaint'
  | 'contact'
  | 'confirm'
  | 'bind'
  | 'documents'
  | 'preview'
  | 'site'
  | 'failure'
  | 'order'
  | 'promotion'
  | 'repay'
  | 'oldRepay'
  | 'unknown';
export type Language = 'spec' | 'en' | 'fil';

/** Name of a text. */
export type WordingKey =
  | keyof typeof common
  | keyof typeof complaint
  | keyof typeof confirm
  | keyof typeof contact
  | keyof typeof bind
  | keyof typeof documents
  | keyof typeof preview
  | keyof typeof site
  | keyof typeof failure
  | keyof typeof order
  | keyof typeof promotion
  | keyof typeof repay
  | keyof typeof oldRepay
  | keyof typeof unknown;

const catalogues = import.meta.glob<{ wording: Record<string, string> }>('./{spec,en,fil}/*.ts');

/** What can be said before any catalogue is here, and when none arrives. */
const loaded: Partial<Record<string, string>> = {
  loading: 'Loading…',
  loadFailed: 'This page could not be loaded',
  loadFailedHint: 'Check your connection and try again.',
  tryAgain: 'Try again',
};

/** The language that the page asks for with `?lang=`; the specification's own wording unless it names another. */
export const languageOf = (page: URLSearchParams): Language => {
  const lang = page.get('lang');
  return lang === 'en' || lang === 'fil' ? lang : 'spec';
};

/** Loads groups of texts; a text can be asked for once its group is here. */
export const loadWording = async (language: Language, groups: WordingGroup[]): Promise<void> => {
  const modules = await Promise.all(groups.map((group) => catalogues[`./${language}/${group}.ts`]?.()));
  for (const module of modules) Object.assign(loaded, module?.wording);
};

/** The text called `key`, with `{name}` replaced by the parameter of that name. */
export const t = (key: WordingKey, parameters: Record<string, string | number> = {}): string =>
  (loaded[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
