import { parseCharts } from '../charts/file.ts';
import type { PlacedChart } from '../charts/layout.ts';

/** Charts by hash: this build's, those of older releases as far as their files are kept, and imported ones. */
export const createCharts = (base: string) => {
  const charts = new Map<string, PlacedChart>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  const add = (added: readonly PlacedChart[]) => {
    for (const chart of added) charts.set(chart.hash, chart);
    version += 1;
    for (const listener of listeners) listener();
  };
  const load = async (path: string) => {
    const response = await fetch(base + path);
    if (!response.ok) return;
    add(parseCharts(await response.json()));
  };
  const quietly = (path: string) => void load(path).catch(() => undefined);
  quietly('charts.json');
  return {
    add,
    all: () => [...charts.values()].toSorted((one, other) => one.id.localeCompare(other.id)),
    /** The chart of a hash; one that is not here yet is asked for once. */
    get: (hash: string): PlacedChart | undefined => {
      const found = charts.get(hash);
      if (!found && version > 0 && !asked.has(hash)) {
        asked.add(hash);
        quietly(`assets/charts/${hash}.json`);
      }
      return found;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
};

export type Charts = ReturnType<typeof createCharts>;
