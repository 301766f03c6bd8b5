import * as v from 'valibot';
import { recordOf } from '../records.ts';
import { buckets } from './buckets.ts';

const counts = recordOf(v.number());
const chartUsage = v.object({
  id: v.string(),
  hash: v.string(),
  edges: counts,
  entries: counts,
  /** For each state, the number of stays by duration: bucket n counts stays below 2^n tenths of a second, the last all longer ones. */
  dwell: recordOf(v.array(v.number())),
  ends: v.array(v.string()),
});

/** A visit without names, times, addresses or values: only counts and approximate durations. */
const visitSchema = v.object({
  v: v.literal(1),
  charts: v.array(chartUsage),
});
export type ChartUsage = v.InferOutput<typeof chartUsage>;
export type Visit = v.InferOutput<typeof visitSchema>;

/** Parses visits from outside. @throws ValiError */
export const parseVisits = (data: unknown): Visit[] => v.parse(v.array(visitSchema), data);

const testedSchema = v.object({ tested: recordOf(v.array(v.string())) });

/** Edges that tests take, by the hash of their chart, as written by `npm run model -- usage`. */
export type Tested = v.InferOutput<typeof testedSchema>['tested'];

/** Parses visits, or the edges that tests take. @throws ValiError when the data are neither. */
export const readUsage = (data: unknown): { visits: Visit[] } | { tested: Tested } =>
  Array.isArray(data) && data.length > 0 ? { visits: parseVisits(data) } : v.parse(testedSchema, data);

/** Returns edges that no test takes, those that borrowers take most first. */
export const untested = (
  edges: readonly { id: string }[],
  tested: readonly string[],
  taken: Readonly<Record<string, number>>,
): { edge: string; taken: number }[] =>
  edges
    .flatMap(({ id }) => (tested.includes(id) ? [] : [{ edge: id, taken: taken[id] ?? 0 }]))
    .toSorted((one, other) => other.taken - one.taken);

export interface UsageSum {
  id: string;
  hash: string;
  visits: number;
  edges: Record<string, number>;
  passed: Record<string, number>;
  entries: Record<string, number>;
  dwell: Record<string, number[]>;
  ends: Record<string, number>;
}

const addTo = (sum: Record<string, number>, more: Record<string, number>) => {
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count;
};

/** Sums up visits by chart hash, so that two releases of a chart stay separate. */
export const sumOf = (visits: readonly Visit[]): Map<string, UsageSum> => {
  const sums = new Map<string, UsageSum>();
  for (const { charts } of visits)
    for (const { id, hash, edges, entries, dwell, ends } of charts) {
      const sum = sums.get(hash) ?? {
        id,
        hash,
        visits: 0,
        edges: {},
        passed: {},
        entries: {},
        dwell: {},
        ends: {},
      };
      sums.set(hash, sum);
      sum.visits += 1;
      addTo(sum.edges, edges);
      addTo(sum.passed, Object.fromEntries(Object.keys(edges).map((edge) => [edge, 1])));
      addTo(sum.entries, entries);
      for (const [state, stays] of Object.entries(dwell))
        sum.dwell[state] = Array.from(
          { length: buckets },
          (_, index) => (sum.dwell[state]?.[index] ?? 0) + (stays[index] ?? 0),
        );
      for (const state of ends) sum.ends[state] = (sum.ends[state] ?? 0) + 1;
    }
  return sums;
};

/** The approximate median duration in milliseconds: the upper bound of its bucket. */
export const medianDwell = (stays: readonly number[] | undefined): number | undefined => {
  const all = (stays ?? []).reduce((total, count) => total + count, 0);
  if (all === 0) return undefined;
  let passed = 0;
  const bucket = (stays ?? []).findIndex((count) => {
    passed += count;
    return passed * 2 >= all;
  });
  return 100 * 2 ** bucket;
};

export const stepOf = (chart: string, state: string): string => `${chart} ${state}`;

export const funnelOf = (
  visits: readonly Visit[],
  steps: readonly string[],
): { step: string; visits: number }[] => {
  let left = [...visits];
  return steps.map((step) => {
    left = left.filter(({ charts }) =>
      charts.some(({ id, entries }) => Object.keys(entries).some((state) => stepOf(id, state) === step)),
    );
    return { step, visits: left.length };
  });
};

/** Records the innermost active states as those in which the visit ended. */
export const endsIn = (usage: Pick<ChartUsage, 'id' | 'ends'>, states: readonly string[]): void => {
  for (const state of states) {
    const isLeaf = state !== usage.id && !states.some((other) => other.startsWith(`${state}.`));
    if (isLeaf && !usage.ends.includes(state)) usage.ends.push(state);
  }
};
