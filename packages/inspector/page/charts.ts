import { parseCharts } from '../charts/file.ts';
import type { Chart } from '../charts/chart.ts';
import type { Layout, PlacedChart } from '../charts/layout.ts';

type Place = (chart: Chart) => Promise<Layout>;

/** Charts by hash: this build's, kept ones of older releases, imported ones, and those from frames. Without a `base` there is no build. */
export const createCharts = (base: string | undefined, place: Place) => {
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
    const response = await fetch(`${base}${path}`);
    if (!response.ok) return;
    add(parseCharts(await response.json()));
  };
  const quietly = (path: string) => {
    if (base !== undefined) void load(path).catch(() => undefined);
  };
  quietly('charts.json');
  return {
    add,
    all: () => [...charts.values()].toSorted((one, other) => one.id.localeCompare(other.id)),
    /** Returns the chart of a hash; a missing one is laid out if frames carried it, or else fetched, once. */
    get: (hash: string, carried?: Chart): PlacedChart | undefined => {
      const found = charts.get(hash);
      if (found || asked.has(hash)) return found;
      if (carried) {
        asked.add(hash);
        void place(carried).then((layout) => add([{ ...carried, layout }]));
      } else if (version > 0) {
        asked.add(hash);
        quietly(`assets/charts/${hash}.json`);
      }
      return undefined;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
};

export type Charts = ReturnType<typeof createCharts>;
