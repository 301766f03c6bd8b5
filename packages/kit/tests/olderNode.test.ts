import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const older = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.19.2' })";

test.each([
  ['packages/inspector/bin.js', 'statechart-inspector'],
  ['packages/kit/bin.js', 'statechart-test-kit'],
])('%s rejects a Node that cannot run TypeScript, with a message', (file, name) => {
  const { status, stderr } = spawnSync(process.execPath, ['--no-strip-types', '--import', older, file], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, `${name} needs Node 22.18 or newer; this is Node 20.19.2.\n`]);
});
