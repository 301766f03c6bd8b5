/**
 * `npm run lighthouse`: three runs of every public page and the order, in turn; exits with 1 when the median of a score is below its goal. Arguments
 * choose pages. Judge performance on an idle machine.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { build } from 'vite';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';

/** Installed only when it runs, because it adds two hundred packages that nothing else needs. */
const lighthouse = 'lighthouse@13.5.0';

const order = '/loanDetail?productId=p1&orderId=due&sessionId=session-due&lang=en';
const pages = [
  order,
  '/',
  '/About',
  '/Policy',
  '/Loan',
  '/Contact',
  '/aboutUs',
  '/privacyPolicy',
  '/loanAgreement',
  '/promotion/?id=t1',
].filter((path) => process.argv.length < 3 || process.argv.includes(path.replace(/\?.*/, '')));
const runs = 3;

/** Minimum scores out of a hundred. */
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const reportSchema = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(v.string(), v.object({ title: v.string(), score: v.optional(v.nullable(v.number())) })),
});

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const dist = join(folder, 'dist');
const sandbox = await startSandbox({ dist });

/** Lighthouse's own line, such as NO_NAVSTART, which it prints before its stack. */
const reasonOf = (error: unknown): string =>
  /^.*(?:Error|NO_\w+).*$/m.exec(String((error as { stderr?: unknown }).stderr || error))?.[0] ??
  String(error);

const judge = async (path: string) => {
  const file = join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      sandbox.url + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(goals).join()}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  const { categories, audits } = v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lost: Object.values(audits).flatMap(({ title, score }) => (score === 0 ? [title] : [])),
  };
};

const judged = new Map<string, Awaited<ReturnType<typeof judge>>[]>(pages.map((path) => [path, []]));

try {
  // A backend's build: without the staff's tools.
  await build({ logLevel: 'error', build: { outDir: dist } });
  for (let run = 1; run <= runs; run += 1)
    for (const path of pages)
      await judge(path).then(
        (one) => judged.get(path)?.push(one),
        // On a busy machine it now and then finds no start of the navigation in its own trace.
        (error: unknown) => console.log(`${path} was not judged in run ${run}: ${reasonOf(error)}`),
      );
  for (const [path, reports] of judged) {
    const missed = Object.entries(goals).flatMap(([name, goal]) => {
      const scores = reports.map((report) => report.scores[name] ?? 0).toSorted((one, other) => one - other);
      console.log(`${path.replace(/\?.*/, '').padEnd(20)}${name.padEnd(16)}${scores.join(' ')}`);
      const median = scores[Math.floor(scores.length / 2)] ?? 0;
      // A search engine finds no order.
      return median < goal && !(path === order && name === 'seo') ? `${name} ${goal}` : [];
    });
    if (missed.length === 0) continue;
    process.exitCode = 1;
    const lost = new Set(reports.flatMap((report) => report.lost));
    console.log(`  missed: ${missed.join(', ')}; lost by: ${[...lost].join('; ')}`);
  }
} finally {
  await sandbox.close();
}
