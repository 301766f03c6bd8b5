import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import { configOf } from '../../packages/inspector/exports/config.ts';
import { byHand, chartFiles, folder } from './docs.ts';
import { findMachines } from './machines.ts';

/**
 * `npm run charts`: draws every machine into docs/charts, and deletes the charts of removed machines.
 * `npm run charts -- <folder>`: also writes each machine as JSON into the folder, which Stately's editor opens.
 */
const files = await chartFiles();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder))
  if (!files.has(name) && !byHand.includes(name)) rmSync(new URL(name, folder));
for (const [name, text] of files) writeFileSync(new URL(name, folder), text);
process.stdout.write(`${files.size} files in docs/charts\n`);

const [jsonFolder] = process.argv.slice(2);
if (jsonFolder !== undefined) {
  mkdirSync(jsonFolder, { recursive: true });
  const machines = await findMachines();
  for (const { machine } of machines)
    writeFileSync(
      `${jsonFolder}/${machine.id}.json`,
      `${JSON.stringify(configOf(chartOf(machine)), null, 2)}\n`,
    );
  process.stdout.write(`${machines.length} files in ${jsonFolder}\n`);
}
