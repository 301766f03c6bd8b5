import { readFileSync } from 'node:fs';
import { spellingsOf } from './names.ts';

/** What a new flow consists of, by its template in tools/new/flow. */
const files: Readonly<Record<string, string>> = {
  'machine.ts': 'machines/{{flow}}/machine.ts',
  'selectors.ts': 'machines/{{flow}}/selectors.ts',
  'schema.ts': 'services/{{flow}}/schema.ts',
  'actors.ts': 'services/{{flow}}/actors.ts',
  'View.tsx': 'views/{{flow}}/{{Flow}}.tsx',
  'screen.ts': 'views/screens/{{flow}}.screen.ts',
  'wording.spec.ts': 'views/wording/spec/{{flow}}.ts',
  'wording.en.ts': 'views/wording/en/{{flow}}.ts',
  'wording.fil.ts': 'views/wording/fil/{{flow}}.ts',
  'sandbox.ts': 'sandbox/api/{{flow}}.ts',
  'model.ts': 'tests/models/{{flow}}.model.ts',
  'model.test.ts': 'tests/models/{{flow}}.test.ts',
  'model.view.test.tsx': 'tests/models/{{flow}}.view.test.tsx',
  'tour.app.test.ts': 'tests/{{flow}}/tour.app.test.ts',
  'product.md': 'docs/product/{{flow}}.md',
};

/** A flow's row in a table of all flows. */
interface Row {
  file: string;
  /** What the row needs: stands after the file's other imports. */
  imported?: string;
  row: string;
  /** The text that the row stands in front of; it stands in the file once. */
  before: string;
}

const model = "import { model as {{flow}} } from './{{flow}}.model.ts';";

const rows: readonly Row[] = [
  {
    file: 'machines/app/routes.ts',
    row: "  {{flow}}: [['{{flow}}', '/{{flow}}']],",
    before: '} as const satisfies',
  },
  {
    file: 'views/screens/table.ts',
    row: "  {{flow}}: { chunk: '{{flow}}', wording: ['{{flow}}'] },",
    before: "  testPreview: { chunk: 'testPreview'",
  },
  { file: 'views/screens/titles.ts', row: "  {{flow}}: '{{flow}}.title',", before: "  errorUrl: '" },
  {
    file: 'views/wording/wording.ts',
    imported: "import type { wording as {{flow}} } from './spec/{{flow}}.ts';",
    row: '  {{flow}}: typeof {{flow}};',
    before: '}\nexport type WordingGroup',
  },
  {
    file: 'sandbox/api/index.ts',
    imported: "import { {{flow}} } from './{{flow}}.ts';",
    row: '  {{flow}},',
    before: '  pages,\n',
  },
  {
    file: 'contract/api/calls.ts',
    imported: "import { load{{Flow}} } from '../../services/{{flow}}/actors.ts';",
    row: "  by('{{flow}}', load{{Flow}}, () => undefined, { title: '{{Words}}' }),",
    before: "  by(\n    'homeDefine'",
  },
  {
    file: 'inspector/publicFields.ts',
    row: '  {{flow}}: { input: screen },',
    before: '\n  site: { input: screen',
  },
  {
    file: 'tests/models/byHand.ts',
    row: `  {{flow}}: {
    '{{Words}}, as a tester meets it': {
      open: open('{{path}}'),
      answers: { load{{Flow}}: 'notice' },
      made: { load{{Flow}}: failures },
    },
  },`,
    before: "  testPreview: {\n    'Test preview'",
  },
  { file: 'tests/models/flows.ts', imported: model, row: '  {{flow}},', before: '};\n' },
  {
    file: 'tests/simulation/screens.ts',
    imported: "import { {{flow}}Machine } from '../../machines/{{flow}}/machine.ts';",
    row: '  {{flow}}: screen({{flow}}Machine),',
    before: '  testPreview: screen(',
  },
  {
    file: 'tests/app/routes.app.test.ts',
    row: "  ['/{{flow}}', '', '{{Words}}', 'This is what the lender says.'],",
    before: "  ['/testPreview', ",
  },
  { file: 'tests/http/untilAnswered.test.ts', row: "  'load{{Flow}}',", before: "  'loadOrder',\n" },
  {
    file: 'docs/product/README.md',
    row: '| [{{flow}}]({{flow}}.md) | say what it is for |',
    before: '| [promotion]',
  },
];

/** The end of a file's last import, which may have several lines. */
const endOfImports = (text: string): number => {
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  return last ? last.index + last[0].length : 0;
};

const withRow = ({ file, imported, row, before }: Row): string => {
  const text = readFileSync(file, 'utf8');
  const place = text.indexOf(before);
  if (place < 0 || text.includes(before, place + 1))
    throw new Error(
      `${file} has changed: a row goes in front of '${before.trim()}', which stands in it once no more.`,
    );
  const end = endOfImports(text);
  return `${text.slice(0, end)}${imported ? `${imported}\n` : ''}${text.slice(end, place)}${row}\n${text.slice(place)}`;
};

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
  [...Object.values(files), ...derived].map((path) =>
    namedBy(name)(path.replace(/\{\{flow\}\}\/.*/, '{{flow}}')),
  );

/** How the row of a flow begins in each table, up to the flow's name. */
export const rowBeginnings = (name: string): { file: string; beginning: string }[] =>
  rows.map(({ file, row }) => ({ file, beginning: namedBy(name)(row.replace(/\}\}[^]*/, '}}')) }));

/**
 * A flow that works, by path: its files, and the tables that know every flow, with its rows.
 * @throws when a table is not found where it stood.
 */
export const textsOf = (name: string): ReadonlyMap<string, string> => {
  const named = namedBy(name);
  const template = (file: string) => readFileSync(new URL(`flow/${file}.txt`, import.meta.url), 'utf8');
  return new Map([
    ...Object.entries(files).map(([file, path]) => [named(path), named(template(file))] as const),
    ...rows.map((row) => [row.file, named(withRow(row))] as const),
  ]);
};
