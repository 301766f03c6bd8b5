import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { patience } from '../patience.ts';

const script = join(import.meta.dirname, '../../deploy/resolve.sh');

it('runs its command once for each change of the addresses, and not while a name has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'resolve-'));
  const resolvesTo = (...addresses: string[]) => {
    const lines = addresses.map((address) => `${address} STREAM api.example`).join('\n');
    writeFileSync(join(folder, 'addresses'), lines);
  };
  const calls = () => readFileSync(join(folder, 'calls'), 'utf8');
  writeFileSync(
    join(folder, 'getent'),
    `#!/bin/sh\necho asked >> ${folder}/asked\ncat ${folder}/addresses\n`,
  );
  chmodSync(join(folder, 'getent'), 0o755);
  for (const file of ['calls', 'asked']) writeFileSync(join(folder, file), '');
  const passes = (count: number) =>
    vi.waitFor(() => {
      expect(readFileSync(join(folder, 'asked'), 'utf8').split('\n').length).toBeGreaterThan(count);
    }, patience);
  resolvesTo('192.0.2.1', '192.0.2.2');
  const running = spawn(script, ['api.example', 'sh', '-c', `echo reload >> ${folder}/calls`], {
    env: { PATH: `${folder}:${process.env['PATH']}`, RESOLVE_SECONDS: '0.05' },
    stdio: 'inherit',
  });
  onTestFinished(() => {
    running.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await passes(3);
  // The same addresses in another order, then no answer.
  resolvesTo('192.0.2.2', '192.0.2.1');
  await passes(6);
  resolvesTo();
  await passes(9);
  expect(calls()).toBe('');
  resolvesTo('192.0.2.3');
  await vi.waitFor(() => expect(calls()).toBe('reload\n'), patience);
  await passes(15);
  expect(calls()).toBe('reload\n');
});
