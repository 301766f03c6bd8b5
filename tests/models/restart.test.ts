import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explore } from '../../packages/kit/explore.ts';
import { modelsIn } from '../../packages/kit/modelFiles.ts';
import type { Model } from '../../packages/kit/model.ts';
import { restartSection, sampled } from '../../packages/kit/restart.ts';
import { isNightly } from '../nightly.ts';
import { modelFiles } from './files.ts';

const file = new URL('restart.md', import.meta.url);

const head = `# What a restart loses, by chart

When the system kills a WebView, every state of every chart is gone: the app keeps no snapshot and starts again from its address. This document says what would be lost even if it
kept them, and so has to come from elsewhere: from the backend, the address, or what is stored on purpose, as pending requests are. Each chart is taken to each of its states, its
snapshot goes through JSON, and a new actor starts from it and is compared.

XState keeps no timer. An external actor is a reference in the machine's input, such as the app's root: the new parent passes it again.

\`npm run model -- <chart> --restart\` prints one chart. \`WRITE=1 npx vitest run --project unit tests/models/restart.test.ts\` writes this document out of every place of every chart, in
minutes; \`npm run test:nightly\` holds it so, and \`npm test\` by samples of the large charts, without \`app\` and \`landing\`.
`;

/** Explores every state of every chart, in minutes; otherwise large charts are sampled, and the slowest are skipped. */
const isWhole = process.env['WRITE'] === '1' || isNightly;

/** Number of states of each kind to explore from, for charts with thousands of states: enough for every combination. */
const samples: Partial<Record<string, number>> = {
  bindBank: 40,
  complaintNext: 6,
  loanConfirm: 6,
  orderDetails: 6,
  registration: 40,
  repay: 6,
};
const slow = ['app', 'landing'];

const document = readFileSync(file, 'utf8');
const writtenSection = (name: string) => new RegExp(`## ${name}\n[^]*?(?=\n## |$)`).exec(document)?.[0] ?? '';

const sectionOf = (model: Model): string => {
  if (!isWhole && slow.includes(model.name)) return writtenSection(model.name);
  const most = isWhole ? undefined : samples[model.name];
  return restartSection(explore(most === undefined ? model : sampled(model, most)));
};

const models = await Promise.all(modelFiles.map(modelsIn));

it('keeps restart.md up to date', { timeout: isWhole ? 900_000 : 120_000 }, () => {
  const sections = models.flat().map(sectionOf);
  const text = [head, ...sections].map((part) => part.trim()).join('\n\n');
  if (process.env['WRITE'] === '1') return writeFileSync(file, `${text}\n`);
  // The formatter decides the line breaks of a paragraph.
  const words = (said: string) => said.replaceAll(/\s+/g, ' ').trim();
  expect(words(document)).toBe(words(text));
});
