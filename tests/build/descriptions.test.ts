import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutStateDescriptions } from '../../tools/build/descriptions.ts';

const without = (code: string) => withoutStateDescriptions('machine.ts', code);

test('removes descriptions from states at any depth', () => {
  expect(without("const a = { description: 'It\\'s, so', on: {} };")).toBe('const a = { on: {} };');
  expect(without('const a = { on: {}, description: "so" };')).toBe('const a = { on: {} };');
  expect(without("const a = { on: {}, description:\n 'so',\n tags: 'busy' } as const;")).toBe(
    "const a = { on: {}, tags: 'busy' } as const;",
  );
  expect(without("const a = { states: { b: { description: 'inner', on: {} } }, description: 'so' };")).toBe(
    'const a = { states: { b: { on: {} } } };',
  );
});

test('keeps descriptions outside of states: in a context, an input or a text', () => {
  for (const code of [
    "const context = { description: '', title: '' };",
    'const text = "description: \'so\', on: {}";',
    'const a = { on: {}, description: given };',
  ])
    expect(without(code)).toBe(code);
});

const root = join(import.meta.dirname, '../..');

test('keeps every machine readable', () => {
  const machines = globSync('machines/**/*.ts', { cwd: root });
  expect(machines.length).toBeGreaterThan(50);
  for (const file of machines) {
    const code = withoutStateDescriptions(file, readFileSync(join(root, file), 'utf8'));
    expect(parseSync(file, code).errors.map(String)).toEqual([]);
  }
});
