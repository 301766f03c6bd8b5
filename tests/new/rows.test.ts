import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageNames } from '../../services/languages.ts';
import { rowNames, tableIn, withRow } from '../../tools/new/insert.ts';
import { textsOf, untranslatedOf } from '../../tools/new/flow.ts';
import { rows } from '../../tools/new/rows.ts';

const sorted = rows.flatMap((row) => ('sortedIn' in row ? [row] : []));
const namesIn = (text: string, sortedIn: string) =>
  [...tableIn(text, sortedIn).table.matchAll(rowNames)].map(([, name]) => name);

test.each(sorted)(
  'the table of $file is sorted, and is still with a new row at either end or between',
  ({ file, sortedIn }) => {
    for (const flow of ['aaa', 'loanHistory', 'zzz']) {
      const names = namesIn(textsOf(flow).get(file) ?? '', sortedIn);
      expect(names).toEqual(names.toSorted());
      expect(names).toHaveLength(namesIn(readFileSync(file, 'utf8'), sortedIn).length + 1);
    }
  },
);

test('an import is among those of its kind, and after all where there is none', () => {
  const row = {
    file: 'table.ts',
    imported: "import { {{flow}} } from './{{flow}}.ts';",
    row: '  {{flow}},',
    before: '];\n',
  };
  const named = (text: string) => text.replaceAll('{{flow}}', 'fees');
  const imported = (imports: string) =>
    withRow(`${imports}export const all = [\n];\n`, row, named).split('export')[0];
  const fees = "import { fees } from './fees.ts';\n";
  const [bind, repay, other] = ['bind', 'repay', '../other'].map(
    (name) => `import { ${name.replace('../', '')} } from './${name}.ts';\n`,
  );
  expect(imported(`${bind}${repay}${other}`)).toBe(`${bind}${fees}${repay}${other}`);
  expect(imported(`${other}`)).toBe(`${other}${fees}`);
});

test('a table that is no more where it stood is said by name', () => {
  const row = { file: 'table.ts', row: '  {{flow}},', sortedIn: 'const all = [\n' };
  expect(() => withRow('const none = [];\n', row, (text) => text)).toThrow(
    /table\.ts has changed.*const all/,
  );
});

test('a flow has words in every language of the app: in one without a template they are English, and the command says so', () => {
  const languages = [...languageNames, 'xx'];
  const texts = textsOf('loanHistory', languages);
  const [spec, english, foreign] = ['spec', 'en', 'xx'].map((language) =>
    texts.get(`views/wording/${language}/loanHistory.ts`),
  );
  expect(spec).toContain('export const wording');
  expect(foreign).toBe(english);
  expect(untranslatedOf('loanHistory', ['spec', 'en', 'xx'])).toEqual(['views/wording/xx/loanHistory.ts']);
});
