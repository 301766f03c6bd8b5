import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Found {
  /** One of the sessions of `npm test`. */
  seed: number;
  fault: string;
}

const file = join(import.meta.dirname, 'planted.md');

const head = `# Planted bugs

\`npm test\` plants each bug, plays its session and writes this list: the seed, one of those that it plays anyway
(\`npm run simulate -- --seed 3\`), and what the simulation says.

`;

/** The seed of each bug in the list. */
export const readPlanted = (): Map<string, number> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^- \*\*(.+?)\*\*, (\d+): /gm)].map(([, name = '', seed]) => [
      name,
      Number(seed),
    ]),
  );

export const writePlanted = (found: ReadonlyMap<string, Found>): void => {
  const rows = [...found].map(([name, { seed, fault }]) => `- **${name}**, ${seed}: \`${fault}\``);
  const list = `${head}${rows.join('\n')}\n`;
  if (readFileSync(file, 'utf8') !== list) writeFileSync(file, list);
};
