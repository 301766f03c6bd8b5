import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const kit = resolve('packages/kit');
const modules = resolve('node_modules');
const readme = readFileSync(join(kit, 'README.md'), 'utf8');

const block = (mark: string): string => {
  const [, text] = new RegExp(`^\`\`\`\\w+ ${mark}\\n([^]*?)^\`\`\``, 'm').exec(readme) ?? [];
  if (text === undefined) throw new Error(`README.md has no block '${mark}'.`);
  return text;
};

let folder: string;
let tarball: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: kit, stdio: 'pipe' });
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const project = (xstate: string): string => {
  const root = mkdtempSync(join(folder, 'project-'));
  const home = join(root, 'node_modules', 'statechart-test-kit');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', home, '--strip-components=1']);
  mkdirSync(join(root, 'node_modules', '.bin'));
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const command = join(home, bin['statechart-test-kit'] ?? '');
  execFileSync('chmod', ['+x', command]);
  symlinkSync(command, join(root, 'node_modules', '.bin', 'statechart-test-kit'));
  for (const [name, installed] of [
    ['xstate', xstate],
    ['fast-check', 'fast-check'],
    ['valibot', 'valibot'],
  ] as const)
    symlinkSync(join(modules, installed), join(root, 'node_modules', name));
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { model: 'statechart-test-kit' } }),
  );
  writeFileSync(join(root, 'lamp.model.ts'), block('file=lamp.model.ts'));
  return root;
};

const endless = `
import { setup } from 'xstate';
import { defineModel, transient } from 'statechart-test-kit';

const wheel = setup({ types: { events: {} as { type: 'pushed' } } }).createMachine({
  id: 'wheel',
  initial: 'still',
  states: { still: { on: { pushed: 'up' } }, up: { always: 'down' }, down: { always: 'up' } },
});
export const model = defineModel(wheel, {
  events: { pushed: { gesture: (person) => person.tap('button', 'Push') } },
  states: { still: (person) => person.sees('It stands'), up: transient, down: transient },
});
`;

const run = (root: string, script: string) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', script], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: `${stdout}${stderr}` };
};

test(
  "runs the README's getting started section with the lowest XState of its range",
  { timeout: 120_000 },
  () => {
    const root = project('xstate-lowest');
    const [judge = '', ...rest] = block('run').trim().split('\n');
    const judged = run(root, judge);
    expect(judged.said).toContain('no accepted paths; npm run model -- accept lamp');
    expect(judged.said).toContain('holds: light and dark at once');
    const accepted = run(root, rest.join('\n'));
    expect(accepted.status).toBe(0);
    expect(accepted.said).toContain('Feature: Lamp');
    expect(accepted.said).toMatch(/✓ {2}lamp .*healthy/);
    writeFileSync(join(root, 'lamp.model.ts'), block('file=lamp.model.ts').replace('60_000', '30_000'));
    const changed = run(root, 'npm run model');
    expect([changed.status, changed.said]).toEqual([1, expect.stringContaining('changes of behaviour')]);
    writeFileSync(join(root, 'wheel.model.ts'), endless);
    expect(run(root, 'npm run model -- wheel').said).toContain('Infinite loop detected');
  },
);

test('runs a copied example, without anything of this product in the package', () => {
  const root = project('xstate');
  const home = join(root, 'node_modules', 'statechart-test-kit');
  for (const file of readdirSync(join(home, 'dist', 'examples')))
    cpSync(join(home, 'dist', 'examples', file), join(root, file));
  const judged = run(root, 'npm run model -- accept checkout; npm run model -- checkout');
  expect(judged).toEqual({ status: 0, said: expect.stringContaining('holds: ') });
  for (const file of ['mediaPlayer', 'connection'])
    expect(readFileSync(join(root, `${file}.model.ts`), 'utf8')).toContain("from 'statechart-test-kit';");
  expect(readdirSync(join(home, 'dist', 'inspector'))).not.toContain('publicFields.js');
});

test('includes the types of the sources: an incomplete model does not compile', () => {
  const root = project('xstate');
  const check = () =>
    run(
      root,
      `${join(modules, '.bin', 'tsc')} --noEmit --strict --skipLibCheck --target es2024 --module nodenext lamp.model.ts`,
    );
  expect(check()).toEqual({ status: 0, said: expect.any(String) });
  writeFileSync(
    join(root, 'lamp.model.ts'),
    block('file=lamp.model.ts').replace("off: (person) => person.sees('It is dark'),", ''),
  );
  expect(check()).toEqual({ status: expect.any(Number), said: expect.stringContaining("Property 'off'") });
});

test('is tested with the lowest and newest XState of its range', () => {
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string }).version;
  const { peerDependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  expect(peerDependencies['xstate']).toBe(`^${versionOf('xstate-lowest')}`);
  expect(versionOf('xstate')).toMatch(/^5\./);
});
