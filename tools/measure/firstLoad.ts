/**
 * `npm run bench`, first part: how soon each page can be read and used on a cheap phone, and what it costs until then, as a ratio to a bare page with
 * the same libraries, measured in turn with it. It prints the table of docs/testing.md. Arguments name the pages; `ROUNDS=3`, `NETWORK=3G` and `CPU=6`
 * change the measurement.
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
const serve = (folderOfPages: string) => startSandbox({ dist: folderOfPages });
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

const ratio = (metric: keyof Visit) => (one: Visit, which: keyof Visits) =>
  one[metric] / of(measured.bare, which, metric);
const always = (goal: number) => ({ first: goal, again: goal });
/** Milliseconds, KB and ratios, until use; of a second visit all KB. The goals are for the median. */
const columns = [
  { title: 'readable', of: ratio('readable'), goals: { first: 0.47, again: 0.5 }, digits: 2 },
  { title: 'usable', of: ratio('usable'), goals: { first: 0.95, again: 0.85 }, digits: 2 },
  { title: 'work', of: ratio('work'), goals: always(1.3), digits: 2 },
  { title: 'longest task', of: (one: Visit) => one.longest, goals: always(100), digits: 0 },
  { title: 'blocking', of: (one: Visit) => one.blocking, goals: always(150), digits: 0 },
  {
    title: 'KB',
    of: (one: Visit, which: keyof Visits) => (which === 'first' ? one.bytesBeforeUse : one.bytes) / 1000,
    goals: { first: 130, again: 2 },
    digits: 1,
  },
  { title: 'files', of: (one: Visit) => one.files, goals: always(14), digits: 0 },
  { title: 'shift', of: (one: Visit) => one.shift, goals: always(0), digits: 3 },
];
/** The goal of the order's first visit, whose files come with every other route. */
const orderKilobytes = 120;

console.log(
  `Lowest, median and highest of ${rounds} rounds, or the only value; CPU ${phone.cpu}x slower, ${phone.network}; ! misses its goal`,
);
const print = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
print(['page, visit', ...columns.map(({ title }) => title)]);
print(['---', ...columns.map(() => '---')]);
let missed = 0;
for (const [name, visits] of measured.app)
  for (const which of ['first', 'again'] as const)
    print([
      `${name}, ${which}`,
      ...columns.map(({ title, of: valueOf, goals, digits }) => {
        const values = visits.map((both) => valueOf(both[which], which));
        const goal = title === 'KB' && `${name} ${which}` === 'order first' ? orderKilobytes : goals[which];
        const isMissed = Number(median(values).toFixed(digits)) > goal;
        missed += isMissed ? 1 : 0;
        const shown = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
          value.toFixed(digits),
        );
        return (new Set(shown).size === 1 ? shown.slice(1, 2) : shown).join(', ') + (isMissed ? '!' : '');
      }),
    ]);
const bareTimes = (which: keyof Visits) =>
  `${of(measured.bare, which, 'readable').toFixed(0)} ms readable, ${of(measured.bare, which, 'usable').toFixed(0)} usable, ${(of(measured.bare, which, 'bytes') / 1000).toFixed(1)} KB`;
console.log(`Bare page: ${bareTimes('first')}; again ${bareTimes('again')}`);
const busiest = Math.max(...loads);
console.log(
  busiest > tooBusy
    ? `Other programs used up to ${(100 * busiest).toFixed(0)} % of the machine: too busy to judge times. Bytes, files and shifts hold.`
    : `The machine was quiet. ${missed} figures miss their goals.`,
);
