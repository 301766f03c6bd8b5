/** `npm run new -- flow <name>` writes a flow that passes everything, which is then filled (CONTRIBUTING.md). */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { placesOf, textsOf, untranslatedOf } from './flow.ts';
import { nameFault } from './names.ts';
import { takenFault } from './taken.ts';
import { orUndone } from './undo.ts';

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** What is drawn and derived from all flows. */
const derived = ['docs/charts', 'docs/api', 'docs/shell'];

/** Writes the flow, and what is drawn or derived from it. Returns the message for the user. @throws with what is wrong; then all is as it was. */
const newFlow = (name: string): string => {
  const fault = nameFault(name) ?? takenFault(name);
  if (fault) throw new Error(fault);
  const texts = textsOf(name);
  const paths = [...texts.keys()];
  orUndone([...placesOf(name), ...paths, ...derived], () => {
    for (const [path, text] of texts) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    node('node_modules/oxfmt/bin/oxfmt', ...paths);
    node('inspector/build/write.ts');
    node('tests/kit/cli.ts', 'accept', name);
    node('contract/cli.ts');
  });
  return `${paths.join('\n')}
and what follows from them: docs/charts, docs/api/openapi.json, tests/models/${name}.paths.json and .feature.

It is served at /${name}, has a scenario in the simulator, and passes npm test. Fill it: docs/product/${name}.md says what for.${untranslatedOf(
    name,
  )
    .map((path) => `\nIts words in ${path} are English still.`)
    .join('')}`;
};

const [kind, name, ...more] = process.argv.slice(2);
try {
  if (kind !== 'flow' || name === undefined || more.length > 0)
    throw new Error('Say what is new and how it is called: npm run new -- flow loanHistory');
  console.log(newFlow(name));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
