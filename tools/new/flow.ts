import { existsSync, readFileSync } from 'node:fs';
import { languageNames } from '../../services/languages.ts';
import { withRow } from './insert.ts';
import { spellingsOf } from './names.ts';
import { rows } from './rows.ts';

/** What a new flow consists of besides its words, by its template in tools/new/flow. */
const parts: Readonly<Record<string, string>> = {
  'manifest.ts': 'flows/{{flow}}.ts',
  'machine.ts': 'machines/{{flow}}/machine.ts',
  'selectors.ts': 'machines/{{flow}}/selectors.ts',
  'schema.ts': 'services/{{flow}}/schema.ts',
  'actors.ts': 'services/{{flow}}/actors.ts',
  'View.tsx': 'views/{{flow}}/{{Flow}}.tsx',
  'screen.ts': 'views/screens/{{flow}}.screen.ts',
  'sandbox.ts': 'sandbox/api/{{flow}}.ts',
  'model.ts': 'tests/models/{{flow}}.model.ts',
  'model.test.ts': 'tests/models/{{flow}}.test.ts',
  'model.view.test.tsx': 'tests/models/{{flow}}.view.test.tsx',
  'tour.app.test.ts': 'tests/{{flow}}/tour.app.test.ts',
  'product.md': 'docs/product/{{flow}}.md',
};

const templateAt = (file: string) => new URL(`flow/${file}.txt`, import.meta.url);

/** Whether a language has a template of its own; in any other one a flow begins with English words. */
const isTranslated = (language: string) => existsSync(templateAt(`wording.${language}.ts`));

const catalogueIn = (language: string) => `views/wording/${language}/{{flow}}.ts`;

/** Every file of a new flow, with its template. */
const filesIn = (languages: readonly string[]): readonly (readonly [path: string, template: string])[] => [
  ...Object.entries(parts).map(([template, path]) => [path, template] as const),
  ...languages.map(
    (language) => [catalogueIn(language), `wording.${isTranslated(language) ? language : 'en'}.ts`] as const,
  ),
];

const namedBy =
  (name: string) =>
  (text: string): string => {
    const spellings = spellingsOf(name);
    return text.replace(/\{\{(\w+)\}\}/g, (_, spelling: string) => spellings[spelling] ?? spelling);
  };

/** What is drawn and accepted of a flow. */
const derived = [
  ...['md', 'svg'].map((kind) => `docs/charts/{{flow}}.${kind}`),
  ...['paths.json', 'data.json', 'feature'].map((kind) => `tests/models/{{flow}}.${kind}`),
];

/** Files and folders that are a flow's alone. */
export const placesOf = (name: string): string[] =>
  [...filesIn(languageNames).map(([path]) => path), ...derived].map((path) =>
    namedBy(name)(path.replace(/\{\{flow\}\}\/.*/, '{{flow}}')),
  );

/** Catalogues of a flow whose words are to be translated. */
export const untranslatedOf = (name: string, languages: readonly string[] = languageNames): string[] =>
  languages
    .filter((language) => !isTranslated(language))
    .map((language) => namedBy(name)(catalogueIn(language)));

/** How the row of a flow begins in each table, up to the flow's name. */
export const rowBeginnings = (name: string): { file: string; beginning: string }[] =>
  rows.map(({ file, row }) => ({ file, beginning: namedBy(name)(row.replace(/\}\}[^]*/, '}}')) }));

/**
 * A flow that works, by path: its files, and the tables that know every flow, with its rows.
 * @throws when a table is not found where it stood.
 */
export const textsOf = (
  name: string,
  languages: readonly string[] = languageNames,
): ReadonlyMap<string, string> => {
  const named = namedBy(name);
  return new Map([
    ...filesIn(languages).map(
      ([path, file]) => [named(path), named(readFileSync(templateAt(file), 'utf8'))] as const,
    ),
    ...rows.map((row) => [row.file, withRow(readFileSync(row.file, 'utf8'), row, named)] as const),
  ]);
};
