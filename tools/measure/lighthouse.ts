/** `npm run lighthouse`: exits with 1 when a public page or the order scores below its target, or cannot be judged. Judge performance on an idle machine. */
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
];

/** Minimum scores out of a hundred. */
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const reportSchema = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(v.string(), v.object({ title: v.string(), score: v.optional(v.nullable(v.number())) })),
});

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const dist = join(folder, 'dist');
const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });

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

/** On a busy machine Lighthouse now and then finds no start of the navigation in its own trace: the page is judged once more. */
const judgeTwice = async (path: string): ReturnType<typeof judge> => {
  try {
    return await judge(path);
  } catch (error) {
    console.log(`${path} once more, after: ${reasonOf(error)}`);
    return await judge(path);
  }
};

try {
  // A backend's build: without the staff's tools.
  await build({ logLevel: 'error', build: { outDir: dist } });
  for (const path of pages) {
    const judged = await judgeTwice(path).catch(reasonOf);
    if (typeof judged === 'string') {
      process.exitCode = 1;
      console.log(`${path} was not judged: ${judged}`);
      continue;
    }
    const { scores, lost } = judged;
    const missed = Object.entries(goals).filter(
      // A search engine finds no order.
      ([name, goal]) => (scores[name] ?? 0) < goal && !(path === order && name === 'seo'),
    );
    console.log(
      `${path.replace(/\?.*/, '').padEnd(20)}${Object.entries(scores)
        .map(([name, score]) => `${name} ${score}`)
        .join('  ')}`,
    );
    if (missed.length === 0) continue;
    process.exitCode = 1;
    console.log(
      `  missed: ${missed.map(([name, goal]) => `${name} ${goal}`).join(', ')}; lost by: ${lost.join('; ')}`,
    );
  }
} finally {
  await sandbox.close();
}
