import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import type { Layout, PlacedChart } from '../../packages/inspector/charts/layout.ts';
import { manner } from '../../packages/inspector/charts/elk.ts';
import { layoutOf } from '../../packages/inspector/build/layout.ts';
import { findMachines } from './machines.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/charts');
const sources = [
  'packages/inspector/charts/elk.ts',
  'packages/inspector/charts/drawing.ts',
  'node_modules/elkjs/package.json',
];
const recipe = () => Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')));

/** A layout takes a third of a second, and is cached for the next build. */
const layoutFor = async (chart: Omit<PlacedChart, 'layout'>, salt: string): Promise<Layout> => {
  const name = createHash('sha256')
    .update(salt + JSON.stringify(chart))
    .digest('hex')
    .slice(0, 20);
  const file = join(cache, `${name}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Layout;
  const layout = await layoutOf(chart);
  // The next build retries a layout that timed out.
  if (layout.isListed && manner(chart) !== 'listed') return layout;
  await mkdir(cache, { recursive: true });
  await writeFile(file, JSON.stringify(layout));
  return layout;
};

export async function placedCharts(): Promise<PlacedChart[]> {
  const placed: PlacedChart[] = [];
  const salt = (await recipe()).join('');
  for (const { machine, file } of await findMachines()) {
    const chart = { ...chartOf(machine), file };
    placed.push({ ...chart, layout: await layoutFor(chart, salt) });
  }
  return placed;
}
