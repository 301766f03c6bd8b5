/**
 * `npm run bench`, first part: how soon each page can be read and used on a cheap phone (CPU 4x slower, Slow 4G), as a ratio to a bare page with the
 * same libraries. It takes up to eight minutes. `ROUNDS=5` measures more often; arguments name the pages.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';
import { precompressed } from '../build/precompressed.ts';
import { barePage, type MeasuredPage, measuredPages } from './firstLoad/pages.ts';
import { type Visit, visit } from './firstLoad/visit.ts';
import { loadOfOthers, tooBusy } from './machine.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const wanted = process.argv.slice(2);
const pages = measuredPages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (pages.length === 0) throw new Error(`No page is called ${wanted.join()}`);

/** Targets for every page: files before use, bytes of a second visit, layout shift, and main-thread work as a ratio. */
const goals = { files: 9, bytesAgain: 4_000, shift: 0, work: 1.3 };

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
// As companies build it: the prerendered pages are in the language of the visits.
process.env['VITE_LANGUAGE'] = 'en';
const dist = { app: join(folder, 'app'), bare: join(folder, 'bare') };
await build({ logLevel: 'error', build: { outDir: dist.app } });
await build({
  configFile: false,
  root: join(import.meta.dirname, 'bare'),
  plugins: [react(), precompressed],
  logLevel: 'error',
  build: {
    outDir: dist.bare,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(import.meta.dirname, 'bare/app/index.html') },
  },
});
const serve = (folderOfPages: string) =>
  startSandbox({ port: 0, databaseFile: ':memory:', dist: folderOfPages, quiet: true });
const [app, bare] = await Promise.all([serve(dist.app), serve(dist.bare)]);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

/** How long an idle page may take to finish its prefetches, in milliseconds: otherwise a second visit would download them. */
const prefetchTime = 2_000;

interface Visits {
  first: Visit;
  again: Visit;
}

const measure = async (origin: string, page: MeasuredPage): Promise<Visits> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const first = await visit(context, origin, page, prefetchTime);
  const again = await visit(context, origin, page);
  await context.close();
  return { first, again };
};

const measured = {
  app: new Map<string, Visits[]>(pages.map(({ name }) => [name, []])),
  bare: [] as Visits[],
};
const loads: number[] = [];
const betweenBarePages = 4;
for (let round = 0; round < rounds; round += 1) {
  loads.push(await loadOfOthers());
  for (const [index, page] of pages.entries()) {
    if (index % betweenBarePages === 0) measured.bare.push(await measure(bare.url, barePage));
    measured.app.get(page.name)?.push(await measure(app.url, page));
  }
}
loads.push(await loadOfOthers());
await browser.close();
await Promise.all([app.close(), bare.close()]);

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const of = (visits: Visits[], which: keyof Visits, metric: keyof Visit) =>
  median(visits.map((one) => one[which][metric]));
const ratio = (visits: Visits[], which: keyof Visits, metric: keyof Visit) =>
  of(visits, which, metric) / of(measured.bare, which, metric);

let missed = 0;
const cell = (figure: number, goal: number | undefined, digits: number) => {
  const isMissed = goal !== undefined && Number(figure.toFixed(digits)) > goal;
  missed += isMissed ? 1 : 0;
  return `${figure.toFixed(digits)}${isMissed ? '!' : ' '}`.padStart(9);
};

const titles = [
  'paint',
  'readable',
  'usable',
  'again',
  'usable',
  'work',
  'work',
  'files',
  'KB again',
  'shift',
];
console.log(
  `Medians of ${rounds} rounds; CPU 4x slower, Slow 4G. Ratios to the bare page; ! misses its goal`,
);
console.log(`${''.padEnd(16)}${titles.map((title) => title.padStart(9)).join('')}`);
for (const { name, goals: own } of pages) {
  const visits = measured.app.get(name) ?? [];
  console.log(
    [
      name.padEnd(16),
      cell(ratio(visits, 'first', 'contentful'), own.contentful, 2),
      cell(ratio(visits, 'first', 'readable'), own.readable, 2),
      cell(ratio(visits, 'first', 'usable'), own.usable, 2),
      cell(ratio(visits, 'again', 'readable'), own.readableAgain, 2),
      cell(ratio(visits, 'again', 'usable'), own.usableAgain, 2),
      cell(ratio(visits, 'first', 'work'), goals.work, 2),
      cell(ratio(visits, 'again', 'work'), goals.work, 2),
      cell(of(visits, 'first', 'files'), goals.files, 0),
      cell(of(visits, 'again', 'bytes') / 1000, goals.bytesAgain / 1000, 1),
      cell(Math.max(...visits.flatMap(({ first, again }) => [first.shift, again.shift])), goals.shift, 3),
    ].join(''),
  );
}
const bareTimes = (which: keyof Visits) =>
  `${of(measured.bare, which, 'readable').toFixed(0)} ms readable, ${of(measured.bare, which, 'usable').toFixed(0)} usable, ${(of(measured.bare, which, 'bytes') / 1000).toFixed(1)} KB`;
console.log(`Bare page: ${bareTimes('first')}; again ${bareTimes('again')}`);
const busiest = Math.max(...loads);
console.log(
  busiest > tooBusy
    ? `Other programs used up to ${(100 * busiest).toFixed(0)} % of the machine: too busy to judge times. Bytes, files and shifts hold.`
    : `The machine was quiet. ${missed} figures miss their goals.`,
);
