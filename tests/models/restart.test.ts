import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explore } from '../kit/explore.ts';
import { modelsIn } from '../kit/modelFiles.ts';
import { restartSection } from '../kit/restart.ts';

const file = new URL('restart.md', import.meta.url);

const head = `# What a restart loses, by chart

When the system kills a WebView, every state of every chart is gone: the app keeps no snapshot and starts again from its address. This document says what would be lost even if it
kept them, and so has to come from elsewhere: from the backend, the address, or what is stored on purpose, as pending requests are. Each chart is taken to each of its states, its
snapshot goes through JSON, and a new actor starts from it and is compared.

XState keeps no timer. An actor of somebody else is a reference that the machine was given, such as the app's root: the new parent gives it again.

\`npm run model -- <chart> --restart\` prints one chart. \`WRITE=1 npx vitest run --project unit tests/models/restart.test.ts\` writes this document; a test holds it.
`;

/** They have thousands of states, and comparing each takes up to a minute. */
const large = [
  'app',
  'bindBank',
  'complaintNext',
  'landing',
  'orderDetails',
  'repay',
  'registration',
  'loanConfirm',
];
const largeSection = (name: string) =>
  `## ${name}\n\nIt has thousands of states: \`npm run model -- ${name} --restart\` compares them.\n`;

const models = await Promise.all(globSync('tests/models/*.model.ts').toSorted().map(modelsIn));

it('restart.md says what a restart of each chart loses', { timeout: 120_000 }, () => {
  const sections = models
    .flat()
    .map((model) => (large.includes(model.name) ? largeSection(model.name) : restartSection(explore(model))));
  const text = [head, ...sections].map((part) => part.trim()).join('\n\n');
  if (process.env['WRITE'] === '1') writeFileSync(file, `${text}\n`);
  // How a paragraph is broken into lines is the formatter's own.
  const words = (said: string) => said.replaceAll(/\s+/g, ' ').trim();
  expect(words(readFileSync(file, 'utf8'))).toBe(words(text));
});
