/**
 * `npm run bench`, first part: how soon each page can be read and used on a cheap phone, and what it costs until then, as a ratio to a bare page with
 * the same libraries, measured in turn with it. Arguments name the pages; `ROUNDS=3`, `NETWORK=3G` and `CPU=6` change the measurement.
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
import { type Phone, type Visit, visit } from './firstLoad/visit.ts';
import { loadOfOthers, tooBusy } from './machine.ts';

const rounds = Number(process.env['ROUNDS'] ?? 9);
const phone: Phone = {
  network: process.env['NETWORK'] === '3G' ? '3G' : 'Slow 4G',
  cpu: Number(process.env['CPU'] ?? 4),
};
const wanted = process.argv.slice(2);
const pages = measuredPages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (pages.length === 0) throw new Error(`No page is called ${wanted.join()}`);

/** Targets for every page: files before use, bytes of a second visit, layout shift, and until use work as a ratio, milliseconds of tasks. */
const goals = { files: 14, bytesAgain: 2_000, shift: 0, work: 1.3, longest: 100, blocking: 150 };

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
  const first = await visit(context, origin, page, phone, prefetchTime);
  const again = await visit(context, origin, page, phone);
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

let missed = 0;
const cell = (figure: number, goal: number | undefined, digits: number) => {
  const isMissed = goal !== undefined && Number(figure.toFixed(digits)) > goal;
  missed += isMissed ? 1 : 0;
  return `${figure.toFixed(digits)}${isMissed ? '!' : ' '}`.padStart(9);
};

console.log(
  `Medians of ${rounds} rounds (lowest to highest); CPU ${phone.cpu}x slower, ${phone.network}. Ratios to the bare page; ! misses its goal`,
);

const kilo = (bytes: number) => bytes / 1000;
/** A row of the table: what it is, its value of one visit, its goal, and its digits. */
const rowsOf = (own: (typeof pages)[number]['goals'], which: keyof Visits) => {
  const bareMedian = (metric: keyof Visit) => of(measured.bare, which, metric);
  const ratioOf = (metric: keyof Visit) => (one: Visit) => one[metric] / bareMedian(metric);
  const isFirst = which === 'first';
  return [
    ['readable', ratioOf('readable'), isFirst ? own.readable : own.readableAgain, 2],
    ['usable', ratioOf('usable'), isFirst ? own.usable : own.usableAgain, 2],
    ['work until use', ratioOf('work'), goals.work, 2],
    ['longest task, ms', (one: Visit) => one.longest, goals.longest, 0],
    ['blocking, ms', (one: Visit) => one.blocking, goals.blocking, 0],
    ['KB before use', (one: Visit) => kilo(one.bytesBeforeUse), isFirst ? own.kilobytes : undefined, 1],
    ['KB in all', (one: Visit) => kilo(one.bytes), isFirst ? undefined : kilo(goals.bytesAgain), 1],
    ['files', (one: Visit) => one.files, isFirst ? goals.files : undefined, 0],
    ['layout shift', (one: Visit) => one.shift, goals.shift, 3],
  ] as const;
};
for (const { name, goals: own } of pages)
  for (const which of ['first', 'again'] as const) {
    const visits = (measured.app.get(name) ?? []).map((both) => both[which]);
    console.log(`${name}, ${which === 'first' ? 'first visit' : 'second visit'}`);
    for (const [title, value, goal, digits] of rowsOf(own, which)) {
      const values = visits.map(value);
      const range = `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
      console.log(
        `  ${title.padEnd(18)}${cell(median(values), goal, digits)}  ${range.padEnd(16)}${goal === undefined ? '' : `of ${goal}`}`,
      );
    }
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
