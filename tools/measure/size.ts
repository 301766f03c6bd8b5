/**
 * `npm run size`: the download of each route, against its budget. `-- --since <build or commit>`: the download of this release for a borrower who has
 * that one. Exits with 1 when a budget is exceeded, or a borrower would download staff modules.
 */
import { relative } from 'node:path';
import { build as viteBuild, type Rolldown } from 'vite';
import { hasDescription, staffOnly } from '../build/staffOnly.ts';
import { brotli, type Build, costOf, documentsOf, firstFiles } from './downloads.ts';
import { olderBuild } from './olderBuild.ts';

/** Kilobytes (1000 bytes) of brotli before a route can be used: document, scripts, styles and texts; and the number of its scripts and stylesheets. */
const budgets: Record<string, number> = {
  '/loanDetail': 137,
  '/order': 137,
  '/repay': 144.1,
  '/repayDelay': 144.1,
  '/repaymentOfCode': 145.3,
  '/repaymentOfCode2': 143.4,
  '/customerService': 135.8,
  '/promotion/': 128.1,
};
const otherRoute = 140.9;
/** Scripts and stylesheets. A code's pages have one more: the store of codes, which other pages need without the rest of a payment. */
const mostFiles = 13;
const mostFilesOf: Record<string, number> = {
  '/repaymentOfCode': 14,
  '/repaymentOfCode2': 14,
  '/DRInstructions': 14,
};
/** Kilobytes of brotli: scripts, stylesheets and documents by name, and the download on the order route of a release that changes one screen. */
const scriptBudgets: Record<string, number> = { telemetry: 1.9, 'promotion-telemetry': 1.9 };
const styleBudgets: Record<string, number> = { all: 9, orderDetails: 4.7 };
const otherStyle = 6.2;
const documentBudget = 9.17;
const releaseBudget = 6;

delete process.env['VITE_STAFF_TOOLS'];
const result = await viteBuild({ logLevel: 'error', build: { write: false } });
const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
const build: Build = new Map(
  output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
);
const codeOf = (file: string): string => build.get(file) ?? '';

let isOver = false;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(3).padStart(7)} KB`;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + brotli(codeOf(file)), 0);
const verdict = (figure: number, budget: number | undefined, unit: string): string => {
  if (budget === undefined) return '';
  isOver ||= figure > budget;
  return figure > budget ? `  over its ${budget}${unit}` : `  of ${budget}${unit}`;
};

const since = process.argv[process.argv.indexOf('--since') + 1];
const documents = documentsOf(build);

if (process.argv.includes('--since') && since) {
  const old = await olderBuild(since);
  console.log(`What this release costs a borrower who has ${since}, before a page can be used`);
  for (const [path, name] of Object.entries(documents)) {
    const { bytes, withDeltas, files } = costOf(old, build, name);
    const budget = path === '/loanDetail' ? releaseBudget : undefined;
    console.log(
      `${path.padEnd(20)}${kilobytes(bytes)} brotli${verdict(bytes / 1000, budget, ' KB')}${kilobytes(withDeltas)} with deltas  ${files.map((file) => file.slice('assets/'.length)).join(' ')}`,
    );
  }
  const renamed = [...build.keys()].filter((file) => /^assets\/.*\.(js|css)$/.test(file));
  const changed = renamed.filter((file) => !old.has(file));
  console.log(`${changed.length} of ${renamed.length} files changed, ${kilobytes(total(changed))} brotli`);
} else {
  console.log('A first visit, in the specification wording');
  for (const [path, name] of Object.entries(documents)) {
    const { scripts, styles } = firstFiles(build, name);
    const bytes = total([name, ...scripts, ...styles]);
    const count = scripts.length + styles.length;
    console.log(
      [
        path.padEnd(20),
        `${kilobytes(bytes)} brotli${verdict(bytes / 1000, budgets[path] ?? otherRoute, ' KB')}`,
        `${String(count).padStart(4)} files${verdict(count, mostFilesOf[path] ?? mostFiles, '')}`,
      ].join(''),
    );
  }

  console.log('\nDocuments and stylesheets');
  for (const file of build.keys()) {
    const [, style] = /^assets\/(\w+)-[^/]*\.css$/.exec(file) ?? [];
    const budget = style ? (styleBudgets[style] ?? otherStyle) : documentBudget;
    const isDocument = Object.values(documents).includes(file) || file === 'app/index.html';
    if (style || isDocument)
      console.log(
        `${file.padEnd(34)}${kilobytes(brotli(codeOf(file)))} brotli${verdict(brotli(codeOf(file)) / 1000, budget, ' KB')}`,
      );
  }

  console.log('\nEach file of scripts');
  for (const file of [...build.keys()].filter((name) => /^assets\/.*\.js$/.test(name)).toSorted()) {
    const [, budget] =
      Object.entries(scriptBudgets).find(([name]) => file.startsWith(`assets/${name}-`)) ?? [];
    const bytes = brotli(codeOf(file));
    console.log(
      `${file.slice('assets/'.length).padEnd(38)}${kilobytes(bytes)} brotli${verdict(bytes / 1000, budget, ' KB')}`,
    );
  }
}

const refuse = (file: string, what: string) => {
  isOver = true;
  console.log(`${file} holds ${what}, which no borrower should download`);
};
const sourcesOf = (file: string): string[] => {
  const map = build.get(`${file}.map`);
  if (map === undefined) {
    // The bundler's runtime, redirects and figures have no source map.
    if (codeOf(file).length > 1200 && !file.startsWith('assets/figure-'))
      throw new Error(`${file} has no source map`);
    return [];
  }
  return (JSON.parse(map) as { sources: string[] }).sources.map((source) =>
    relative('.', source.replace(/^(\.\.\/)+/, '')),
  );
};
for (const file of build.keys()) {
  if (/charts/.test(file)) refuse(file, 'charts');
  if (!/^assets\/.*\.js$/.test(file)) continue;
  const sources = sourcesOf(file);
  for (const source of sources)
    if (Object.values(staffOnly).some((part) => part.test(source))) refuse(file, source);
  if (hasDescription(codeOf(file))) refuse(file, 'descriptions of states');
  if (file.includes('promotion') && sources.includes('views/entries/main.tsx'))
    refuse(file, 'the app, which would start there');
}

process.exitCode = isOver ? 1 : 0;
