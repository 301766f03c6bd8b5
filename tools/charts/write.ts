import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { byHand, chartFiles, folder } from './docs.ts';

/** `npm run charts`: draws every machine into docs/charts, and deletes the charts of removed machines. */
const files = await chartFiles();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder))
  if (!files.has(name) && !byHand.includes(name)) rmSync(new URL(name, folder));
for (const [name, text] of files) writeFileSync(new URL(name, folder), text);
process.stdout.write(`${files.size} files in docs/charts\n`);
