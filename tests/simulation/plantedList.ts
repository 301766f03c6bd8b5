import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Found {
  /** One of the sessions of `npm test`; undefined for a session written for the bug. */
  seed: number | undefined;
  fault: string;
}

const file = join(import.meta.dirname, 'planted.md');

const head = `# Planted bugs

\`npm test\` plays the session of each bug and writes this list. Each has its seed, one of those that it plays anyway
(\`npm run simulate -- --seed 3\`), or 'written' for a session of its own, and then what the simulation says.

`;

/** The seed of each bug in the list; undefined for a session written for it. */
export const readPlanted = (): Map<string, number | undefined> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^- \*\*(.+?)\*\*, (\d+|written): /gm)].map(
      ([, name = '', seed]) => [name, seed === 'written' ? undefined : Number(seed)],
    ),
  );

export const writePlanted = (found: ReadonlyMap<string, Found>): void => {
  const rows = [...found].map(
    ([name, { seed, fault }]) => `- **${name}**, ${seed ?? 'written'}: \`${fault}\``,
  );
  const list = `${head}${rows.join('\n')}\n`;
  if (readFileSync(file, 'utf8') !== list) writeFileSync(file, list);
};
