import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { flowNames } from '../../services/visit/flows.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8');

// The guide's commands are those of a Linux server: GNU's sed and grep.
const isServer = process.platform === 'linux';

let host: string;
const releases = (path: string) => join(host, 'srv/peraloan/releases', path);
beforeEach(() => {
  host = mkdtempSync(join(tmpdir(), 'night-'));
  for (const [release, asset] of [
    ['1.0.0', 'old.js'],
    ['1.1.0', 'new.js'],
  ]) {
    mkdirSync(releases(`${release}/assets`), { recursive: true });
    writeFileSync(releases(`${release}/assets/${asset}`), '');
    // As the build writes it.
    const file = JSON.stringify({ release, closed: [], notice: '' }, undefined, 2);
    writeFileSync(releases(`${release}/release.json`), `${file}\n`);
  }
  mkdirSync(join(host, 'etc/nginx/conf.d'), { recursive: true });
  cpSync(join(root, 'deploy/nginx.conf'), join(host, 'etc/nginx/conf.d/loans.conf'));
});
afterEach(() => rmSync(host, { recursive: true }));

/** The commands of a section that begin with one of these programs. */
const commandsOf = (heading: string, programs: RegExp): string[] => {
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = [...own.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  return blocks.filter((line) => programs.test(line)).map((line) => line.split(' && ')[0] ?? '');
};
const run = (command: string) => {
  const here = command.replaceAll(/\/(srv|etc)\//g, `${host}/$1/`);
  return execFileSync('sh', ['-c', here], { cwd: releases('1.0.0'), encoding: 'utf8' });
};
const releaseJson = () => JSON.parse(readFileSync(releases('1.0.0/release.json'), 'utf8')) as unknown;

test.runIf(isServer)('pauses a flow, changes its mind, and resumes, by the commands of the guide', () => {
  const [pause = '', resume = '', ...others] = commandsOf('Pause a flow', /^sed /);
  expect(others).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    run(pause);
    expect(releaseJson()).toEqual({
      release: '1.0.0',
      closed: ['repay', 'oldRepayment'],
      notice: expect.stringContaining('paused'),
    });
  }
  run(resume);
  expect(releaseJson()).toEqual({ release: '1.0.0', closed: [], notice: '' });
});

test.runIf(isServer)('rolls back by the commands of the guide', () => {
  const conf = join(host, 'etc/nginx/conf.d/loans.conf');
  writeFileSync(conf, readFileSync(conf, 'utf8').replaceAll('/1.0.0', '/1.1.0'));
  for (const command of commandsOf('Roll back', /^(cp|sed) /)) run(command);
  expect(readFileSync(conf, 'utf8')).toBe(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'));
  expect(readdirSync(releases('1.0.0/assets'))).toEqual(['new.js', 'old.js']);
});

test.runIf(isServer)('counts the money calls of a log by their status', () => {
  const [count = ''] = commandsOf('When an alert fires', /^loans \|/);
  const line = (method: string, path: string, status: number) =>
    `{"time":"2026-11-28T01:00:00+08:00","client":"203.0.113.9","method":"${method}","path":"${path}","status":${status},"bytes":2}`;
  const log = [
    line('POST', '/gateway/v3/loan-details/generate-vcode', 502),
    line('POST', '/gateway/v3/loan-details/generate-vcode', 502),
    line('POST', '/gateway/gopia/goya/depush', 200),
    line('GET', '/gateway/v3/loan-details/loan-details', 200),
  ];
  writeFileSync(releases('1.0.0/log'), log.join('\n'));
  expect(run(`loans() { cat log; }; ${count}`).replaceAll(/ +/g, ' ')).toBe(
    ' 1 depush","status":200\n 2 generate-vcode","status":502\n',
  );
});

test('names flows that exist, to pause', () => {
  const [, section = ''] = guide.split('| pause ');
  const [table = ''] = section.split('\n\n');
  const named = [...table.matchAll(/\| `(\w+)` +\|$/gm)].map(([, name]) => name);
  expect(named).toEqual(['loanConfirm', 'repay', 'oldRepayment', 'bindBank']);
  expect(flowNames).toEqual(expect.arrayContaining(named));
});
