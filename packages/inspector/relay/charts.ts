import { readFileSync, statSync } from 'node:fs';
import type { PlacedChart } from '../charts/layout.ts';

/** Reads charts by hash from a build's `charts.json`; reloads them after a build. */
export const chartsIn = (file: string) => {
  let read = 0;
  let charts = new Map<string, PlacedChart>();
  return (hash: string): PlacedChart | undefined => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== read) {
      read = changed;
      const placed = changed ? (JSON.parse(readFileSync(file, 'utf8')) as PlacedChart[]) : [];
      charts = new Map(placed.map((chart) => [chart.hash, chart]));
    }
    return charts.get(hash);
  };
};
