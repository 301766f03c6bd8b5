import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Part of `npm pack`: rewrites the examples to import the kit by its package name. */
const kit = import.meta.dirname;
const packed = join(kit, 'dist', 'examples');
const { name } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { name: string };

mkdirSync(packed, { recursive: true });
for (const file of readdirSync(join(kit, 'examples')).filter((one) => one.endsWith('.ts'))) {
  const text = readFileSync(join(kit, 'examples', file), 'utf8');
  const entry = (_: string, part: string) => `'${part === 'index' ? name : `${name}/${part}`}'`;
  writeFileSync(join(packed, file), text.replace(/'\.\.\/(\w+)\.ts'/g, entry));
}
