import { existsSync, readFileSync } from 'node:fs';
import { languageNames } from '../../services/visit/languages.ts';
import { spellingsOf } from './names.ts';

const parts: Readonly<Record<string, string>> = {
  'machine.ts': 'machines/{{flow}}/machine.ts',
  'actors.ts': 'services/{{flow}}/actors.ts',
  'screen.tsx': 'views/screens/{{flow}}.screen.tsx',
  'sandbox.ts': 'sandbox/api/groups/{{flow}}.ts',
  'contract.ts': 'contract/api/calls/{{flow}}.ts',
  'model.ts': 'tests/{{flow}}/{{flow}}.model.ts',
};

/** The tables that a new flow changes, and its row in each. */
const tableRows: Readonly<Record<string, string>> = {
  'services/visit/flows.ts': "  {{flow}}: { routes: { {{flow}}: '/{{flow}}' } },\n",
  'views/screens/titles.ts': "  {{flow}}: '{{flow}}.title',\n",
  'views/wording/wording.ts': "  {{flow}}: typeof import('./spec/{{flow}}.ts').wording;\n",
};

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

export const pathsOf = (name: string): string[] =>
  [...filesIn(languageNames).map(([path]) => path), ...derived].map((path) =>
    namedBy(name)(path.replace(/\{\{flow\}\}\/.*/, '{{flow}}')),
  );

export const untranslatedOf = (name: string, languages: readonly string[] = languageNames): string[] =>
  languages
    .filter((language) => !isTranslated(language))
    .map((language) => namedBy(name)(catalogueIn(language)));

/** Adds a row to a table, which ends with `satisfies`, or to the interface `Groups`. @throws when it has an unexpected format. */
export function withRow(file: string, table: string, row: string): string {
  const end = /^\}( as const)? satisfies |(?<=^interface Groups \{\n(  .*\n)+)\}/m;
  if (!end.test(table)) throw new Error(`${file} has no table that satisfies a type.`);
  return table.replace(end, `${row}$&`);
}

export function textsOf(
  name: string,
  languages: readonly string[] = languageNames,
): ReadonlyMap<string, string> {
  const named = namedBy(name);
  return new Map([
    ...filesIn(languages).map(
      ([path, file]) => [named(path), named(readFileSync(templateAt(file), 'utf8'))] as const,
    ),
    ...Object.entries(tableRows).map(
      ([file, row]) => [file, withRow(file, readFileSync(file, 'utf8'), named(row))] as const,
    ),
  ]);
}
