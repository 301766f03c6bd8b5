/** `npm run contract`: writes docs/api/openapi.json; with --base it checks a backend against it (contract/backend/cli.ts). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { contractDocument, documentText } from './api/document.ts';
import { lintDocument } from './api/lint.ts';

const folder = new URL('../docs/api/', import.meta.url);
const text = documentText(await contractDocument());
const faults = await lintDocument(text);
for (const fault of faults) console.error(fault);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('openapi.json', folder), text);
console.log(
  `docs/api/openapi.json: ${Object.keys((JSON.parse(text) as { paths: object }).paths).length} paths`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
