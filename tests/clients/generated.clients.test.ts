import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const document = join(import.meta.dirname, '../../docs/api/openapi.json');
const tools = inject('clientTools');
const out = join(tools, 'out');

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tools, 'node_modules', command), ...args],
    { cwd: tools, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
};

beforeAll(() => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
});

const compiled = (folder: string): string => {
  const config = join(out, `tsconfig.${folder}.json`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, include: [folder] }));
  return run('typescript/bin/tsc', '-p', config).said;
};

describe('a client that is generated from the contract', () => {
  it('compiles the client of openapi-typescript, with typed requests and responses', () => {
    const folder = join(out, 'openapi-typescript');
    mkdirSync(folder);
    const { status, said } = run('openapi-typescript/bin/cli.js', document, '-o', join(folder, 'api.d.ts'));
    expect([status, status ? said : '']).toEqual([0, '']);
    writeFileSync(
      join(folder, 'use.ts'),
      `import type { paths } from './api.d.ts';
type Yes = paths['/v3/loan-details/generate-vcode']['post']['responses'][200]['content']['application/json'];
export const yes: Yes = { success: true, data: { payUrl: 'https://pay.example/' } };
// @ts-expect-error Neither yes nor no.
export const neither: Yes = { success: 'maybe', data: { payUrl: 'https://pay.example/' } };
`,
    );
    expect(compiled('openapi-typescript')).toBe('');
  });

  it('compiles the client of hey-api, with a function for each call', () => {
    const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
    const { status, said } = run(
      '@hey-api/openapi-ts/bin/run.js',
      '-i',
      document,
      '-o',
      join(out, 'hey-api'),
      '-p',
      ...plugins,
    );
    expect([status, status ? said : '']).toEqual([0, '']);
    expect(compiled('hey-api')).toBe('');
    expect(readFileSync(join(out, 'hey-api/sdk.gen.ts'), 'utf8')).toContain('export const loanDetails = ');
  });

  it('compiles the client of orval, without invented names for mixed values', () => {
    const config = join(out, 'orval.config.mjs');
    const target = join(out, 'orval/api.ts');
    const api = { input: document, output: { target, client: 'fetch', mode: 'single' } };
    writeFileSync(config, `export default ${JSON.stringify({ api })};`);
    const { status, said } = run('orval/dist/bin/orval.mjs', '--config', config);
    expect([status, status ? said : '']).toEqual([0, '']);
    expect(compiled('orval')).toBe('');
    expect(readFileSync(target, 'utf8')).not.toMatch(/BOOLEAN_|STRING_/);
  });
});
