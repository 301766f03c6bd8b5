/** Writes docs/api/openapi.json, the same as OpenAPI 3.0, and the shell's schemas; `--release VERSION` keeps a released app's contract; `--base` checks a backend. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { binding, breaks, releasedApps } from './api/compare.ts';
import { contractDocument, documentText, packedText } from './api/document.ts';
import { lintDocument } from './api/lint.ts';
import { lowerTo30 } from './api/openapi30.ts';
import { checkCli } from './backend/cli.ts';
import { shellFiles } from './shell/files.ts';

const docs = new URL('../docs/', import.meta.url);
const folder = new URL('api/', docs);

const write = async (app?: string): Promise<number> => {
  const document = await contractDocument();
  const text = documentText(document);
  const kept = new URL(`released/${app}.json`, folder);
  const keptText = packedText(binding(document));
  // A released contract must not change, because released apps are compared with it.
  if (app && existsSync(kept) && readFileSync(kept, 'utf8') !== keptText) {
    console.error(
      `docs/api/released/${app}.json holds another contract. Name a new version, or delete the file if ${app} never went out.`,
    );
    return 2;
  }
  mkdirSync(new URL('released/', folder), { recursive: true });
  writeFileSync(new URL('openapi.json', folder), text);
  writeFileSync(new URL('openapi-3.0.json', folder), packedText(lowerTo30(document)));
  if (app) writeFileSync(kept, keptText);
  const shell = shellFiles(readFileSync(new URL('bridge.md', docs), 'utf8'));
  for (const [file, content] of Object.entries(shell)) writeFileSync(new URL(file, docs), content);
  console.log(`docs/api/openapi.json: ${Object.keys(document['paths'] as object).length} paths`);
  const faults = [
    ...(await lintDocument(text)),
    ...releasedApps().flatMap((released) => breaks(released, document)),
  ];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
};

/** Resolves with the exit code: 2 for wrong arguments. */
const run = async (args: string[]): Promise<number> => {
  if (!args.some((word) => word.startsWith('--release'))) return args.length === 0 ? write() : checkCli(args);
  const [option, app = '', ...more] = args;
  // It becomes part of a file name.
  if (option === '--release' && more.length === 0 && /^\d[\w.+-]*$/.test(app)) return write(app);
  console.error(`--release wants the version that goes out, and nothing else.

npm run contract -- --release 1.4.0   keeps its contract in docs/api/released`);
  return 2;
};

process.exitCode = await run(process.argv.slice(2));
