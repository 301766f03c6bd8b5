import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explore } from '../../packages/kit/explore.ts';
import { modelsIn } from '../../packages/kit/modelFiles.ts';
import { restartSection } from '../../packages/kit/restart.ts';
import { modelFiles } from './files.ts';

const file = new URL('restart.md', import.meta.url);

const head = `# What a restart loses, by chart

When the system kills a WebView, every state of every chart is gone: the app keeps no snapshot and starts again from its address. This document says what would be lost even if it
kept them, and so has to come from elsewhere: from the backend, the address, or what is stored on purpose, as pending requests are. Each chart is taken to each of its states, its
snapshot goes through JSON, and a new actor starts from it and is compared.

[A test](startsAgain.test.ts) has the reason why each thing that starts again does no harm.

XState keeps no timer. An external actor is a reference in the machine's input, such as the app's root: the new parent passes it again.

\`npm run model -- <chart> --restart\` prints one chart. \`WRITE=1 npx vitest run --project nightly tests/models/restart.nightly.test.ts\` writes this document from every state of
every chart, in minutes; \`npm run test:nightly\` checks it.
`;

const document = readFileSync(file, 'utf8');

const models = await Promise.all(modelFiles.map(modelsIn));

it('keeps restart.md up to date', () => {
  const sections = models.flat().map((model) => restartSection(explore(model)));
  const text = [head, ...sections].map((part) => part.trim()).join('\n\n');
  if (process.env['WRITE'] === '1') return writeFileSync(file, `${text}\n`);
  // The formatter decides the line breaks of a paragraph.
  const words = (said: string) => said.replaceAll(/\s+/g, ' ').trim();
  expect(words(document)).toBe(words(text));
});
