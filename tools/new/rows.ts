import type { Row } from './insert.ts';

/** A flow's row in every table of all flows. */
export const rows: readonly Row[] = [
  {
    file: 'flows/index.ts',
    imported: "import { flow as {{flow}} } from './{{flow}}.ts';",
    row: '  {{flow}},',
    before: '};\n\n/** Name of a flow',
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
    file: 'views/entries/publicFields.ts',
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
    sortedIn: 'const ways: Readonly<Record<FlowName, Ways>> = {\n',
  },
  {
    file: 'tests/models/flows.ts',
    imported: "import { model as {{flow}} } from './{{flow}}.model.ts';",
    row: '  {{flow}},',
    sortedIn: 'flowModels: Readonly<Record<FlowName, Model>> = {\n',
  },
  {
    file: 'tests/simulation/screens.ts',
    imported: "import { {{flow}}Machine } from '../../machines/{{flow}}/machine.ts';",
    row: '  {{flow}}: screen({{flow}}Machine),',
    sortedIn: 'screens: Readonly<Record<ScreenName, LoadedScreen>> = {\n',
  },
  {
    file: 'tests/app/routes.app.test.ts',
    row: "  ['/{{flow}}', '', '{{Words}}', 'This is what the lender says.'],",
    before: "  ['/testPreview', ",
  },
  { file: 'tests/http/untilAnswered.test.ts', row: "  'load{{Flow}}',", sortedIn: 'const reading = [\n' },
  {
    file: 'docs/product/README.md',
    row: '| [{{flow}}]({{flow}}.md) | say what it is for |',
    before: '| [promotion]',
  },
];
