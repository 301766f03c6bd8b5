import { existsSync, readFileSync } from 'node:fs';
import { languageNames } from '../../services/visit/languages.ts';
import { spellingsOf } from './names.ts';

const parts: Readonly<Record<string, string>> = {
  'manifest.ts': 'flows/{{flow}}.ts',
  'machine.ts': 'machines/{{flow}}/machine.ts',
  'actors.ts': 'services/{{flow}}/actors.ts',
  'screen.tsx': 'views/screens/{{flow}}.screen.tsx',
  'sandbox.ts': 'sandbox/api/groups/{{flow}}.ts',
  'contract.ts': 'contract/api/calls/{{flow}}.ts',
  'model.ts': 'tests/{{flow}}/{{flow}}.model.ts',
};

/** The one table of flows: the only file that a new flow changes. */
const tableFile = 'flows/index.ts';

const templateAt = (file: string) => new URL(`flow/${file}.txt`, import.meta.url);

/** Whether a language has its own template; in any other, a flow starts with English texts. */
const isTranslated = (language: string) => existsSync(templateAt(`wording.${language}.ts`));

const catalogueIn = (language: string) => `views/wording/${language}/{{flow}}.ts`;

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

const derived = [
  ...['md', 'svg'].map((kind) => `docs/charts/{{flow}}.${kind}`),
  ...['paths.json', 'data.json', 'feature'].map((kind) => `tests/{{flow}}/accepted/{{flow}}.${kind}`),
];

export const placesOf = (name: string): string[] =>
  [...filesIn(languageNames).map(([path]) => path), ...derived].map((path) =>
    namedBy(name)(path.replace(/\{\{flow\}\}\/.*/, '{{flow}}')),
  );

export const untranslatedOf = (name: string, languages: readonly string[] = languageNames): string[] =>
  languages
    .filter((language) => !isTranslated(language))
    .map((language) => namedBy(name)(catalogueIn(language)));

/** Adds a flow to the table of flows. @throws when the table has an unexpected format. */
export const withFlow = (table: string, name: string): string => {
  const shape = /^((?:import [^\n]*\n)+)([^]*\nexport const flows = \{\n[^}]*)/;
  if (!shape.test(table)) throw new Error(`${tableFile} does not begin with its imports and then its flows.`);
  return table.replace(shape, `$1import { flow as ${name} } from './${name}.ts';\n$2  ${name},\n`);
};

export const textsOf = (
  name: string,
  languages: readonly string[] = languageNames,
): ReadonlyMap<string, string> => {
  const named = namedBy(name);
  return new Map([
    ...filesIn(languages).map(
      ([path, file]) => [named(path), named(readFileSync(templateAt(file), 'utf8'))] as const,
    ),
    [tableFile, withFlow(readFileSync(tableFile, 'utf8'), name)],
  ]);
};
