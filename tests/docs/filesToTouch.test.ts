import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const told = readFileSync(join(root, 'docs/files-to-touch.md'), 'utf8');

test('names only files that exist', () => {
  const files = [...told.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
