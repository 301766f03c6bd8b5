/**
 * `npm run load`: borrowers who open an order, take a loan and pay, against two replicas of the container's nginx and a stub backend, through a rolling
 * restart. `BORROWERS=600 RATE=10` plays 600 of them, 10 new ones a second. Prints requests, bytes, response times and errors; fails on any error.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBackend } from './backend.ts';
import { type Replica, startReplica } from './replica.ts';

const borrowers = Number(process.env['BORROWERS'] ?? 150);
const rate = Number(process.env['RATE'] ?? 6);
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'load-'));
// nginx's workers are another user.
chmodSync(folder, 0o755);

interface Measured {
  kind: 'pages' | 'assets' | 'calls';
  bytes: number;
  took: number;
  isError: boolean;
}
const measured: Measured[] = [];

let replicas: Replica[] = [];
let turn = 0;

const ask = (kind: Measured['kind'], path: string, method = 'GET'): Promise<string> =>
  new Promise((resolve) => {
    const replica = replicas[(turn += 1) % replicas.length];
    const began = performance.now();
    const done = (bytes: number, isError: boolean, body = '') => {
      measured.push({ kind, bytes, took: performance.now() - began, isError });
      resolve(body);
    };
    // Pages are read for their assets, so they come as they are.
    const headers = { 'Accept-Encoding': kind === 'pages' ? 'identity' : 'br' };
    request({ port: replica?.port, agent: replica?.agent, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        done(body.length, response.statusCode !== 200, body.toString('latin1'));
      });
      response.on('error', () => done(0, true));
    })
      .on('error', () => done(0, true))
      .end();
  });

const query = 'sessionId=s&productId=p1&orderId=o1';
const visit: [page: string, ...calls: string[]][] = [
  ['/loanDetail', 'GET /gateway/v3/loan-details/loan-details'],
  [
    '/confirm',
    'POST /gateway/v3/loan-confirm/loan-detail-confirm',
    'GET /gateway/v3/contract/contract',
    'POST /gateway/v3/loan-confirm/loan-detail-push',
  ],
  ['/repay', 'POST /gateway/v3/installment/loan-play-detail', 'POST /gateway/v3/loan-details/generate-vcode'],
  ['/repaymentOfCode', 'GET /gateway/v3/loan-details/loan-details'],
];

const play = async (): Promise<void> => {
  const cached = new Set<string>();
  for (const [page, ...calls] of visit) {
    const html = await ask('pages', `${page}?${query}`);
    // The import map names the files of all screens.
    const own = html.replace(/<script type="importmap">[^]*?<\/script>/, '');
    const assets = own.match(/\/(?:assets|p)\/[\w.-]+\.(?:js|css)/g) ?? [];
    const missing = [...new Set(assets)].filter((path) => !cached.has(path));
    for (const path of missing) cached.add(path);
    await Promise.all(missing.map((path) => ask('assets', path)));
    for (const call of calls) {
      const [method, path] = call.split(' ');
      await ask('calls', `${path}?${query}`, method);
    }
  }
};

const percentile = (times: readonly number[], share: number) =>
  (times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);

const rowOf = (name: string, some: readonly Measured[]): string => {
  const bytes = some.reduce((sum, one) => sum + one.bytes, 0);
  const times = some.map(({ took }) => took);
  const cells = [
    name,
    some.length,
    (some.length / borrowers).toFixed(1),
    `${(bytes / borrowers / 1000).toFixed(0)} KB`,
    `${percentile(times, 0.5)} ms`,
    `${percentile(times, 0.99)} ms`,
    some.filter(({ isError }) => isError).length,
  ];
  return cells.map((cell) => String(cell).padStart(12)).join('');
};

const backend = await startBackend();
try {
  const site = join(folder, 'dist');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production', VITE_STAFF_TOOLS: '' };
  execFileSync(process.execPath, [vite, 'build', '--outDir', site, '--logLevel', 'error', '--emptyOutDir'], {
    cwd: root,
    env,
  });
  const start = () => startReplica(site, backend.url);
  replicas = [await start(), await start()];

  const began = performance.now();
  const visits: Promise<void>[] = [];
  let restarted: Promise<void> | undefined;
  const restart = async () => {
    for (let one = 0; one < 2; one += 1) {
      const fresh = await start();
      const [old, ...others] = replicas;
      replicas = [...others, fresh];
      await old?.stop();
    }
  };
  for (let one = 0; one < borrowers; one += 1) {
    visits.push(play());
    if (one === Math.floor(borrowers / 3)) restarted = restart();
    await delay(1000 / rate);
  }
  await Promise.all([...visits, restarted]);
  const seconds = (performance.now() - began) / 1000;

  console.log(
    `${borrowers} borrowers in ${seconds.toFixed(0)} s, ${(measured.length / seconds).toFixed(0)} requests a second, both replicas restarted`,
  );
  console.log(
    ['', 'requests', 'each', 'bytes each', 'p50', 'p99', 'errors'].map((cell) => cell.padStart(12)).join(''),
  );
  for (const kind of ['pages', 'assets', 'calls'] as const)
    console.log(
      rowOf(
        kind,
        measured.filter((one) => one.kind === kind),
      ),
    );
  console.log(rowOf('all', measured));
  const calls = measured.filter(({ kind }) => kind === 'calls').length;
  console.log(`${calls} calls came to the backend on ${backend.connections()} connections`);
  if (measured.some(({ isError }) => isError)) process.exitCode = 1;
} finally {
  await Promise.all(replicas.map((replica) => replica.stop()));
  backend.close();
  rmSync(folder, { recursive: true, force: true });
}
