import * as v from 'valibot';
import { recordOf } from '../records.ts';
import { buckets } from './buckets.ts';

const counts = recordOf(v.number());
const chartUsage = v.object({
  id: v.string(),
  hash: v.string(),
  /** How often each edge was taken. */
  edges: counts,
  /** How often each state was entered. */
  entries: counts,
  /** For each state, how many stays took so long: bucket n holds stays below 2^n tenths of a second, the last all longer ones. */
  dwell: recordOf(v.array(v.number())),
  /** The states in which the visit ended. */
  ends: v.array(v.string()),
});

/** One visit, without a name, a time, an address or a value: how often, and for how long about. */
const visitSchema = v.object({
  v: v.literal(1),
  charts: v.array(chartUsage),
});
export type ChartUsage = v.InferOutput<typeof chartUsage>;
export type Visit = v.InferOutput<typeof visitSchema>;

/** Visits that came from outside. @throws ValiError */
export const parseVisits = (data: unknown): Visit[] => v.parse(v.array(visitSchema), data);

const testedSchema = v.object({ tested: recordOf(v.array(v.string())) });

/** Edges that tests take, by the hash of their chart, as `npm run model -- usage` writes them. */
export type Tested = v.InferOutput<typeof testedSchema>['tested'];

/** What usage is read from: visits, or what tests take. @throws ValiError when it is neither. */
export const readUsage = (data: unknown): { visits: Visit[] } | { tested: Tested } =>
  Array.isArray(data) && data.length > 0 ? { visits: parseVisits(data) } : v.parse(testedSchema, data);

/** Edges of a chart that no test takes, those that borrowers take most first. */
export const untested = (
  edges: readonly { id: string }[],
  tested: readonly string[],
  taken: Readonly<Record<string, number>>,
): { edge: string; taken: number }[] =>
  edges
    .flatMap(({ id }) => (tested.includes(id) ? [] : [{ edge: id, taken: taken[id] ?? 0 }]))
    .toSorted((one, other) => other.taken - one.taken);

/** A chart's usage over many visits. */
export interface UsageSum {
  id: string;
  hash: string;
  visits: number;
  /** How often each edge was taken. */
  edges: Record<string, number>;
  /** How many visits took each edge, however often. */
  passed: Record<string, number>;
  entries: Record<string, number>;
  dwell: Record<string, number[]>;
  /** How many visits ended in each state. */
  ends: Record<string, number>;
}

const addTo = (sum: Record<string, number>, more: Record<string, number>) => {
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count;
};

/** Adds visits up, by hash: two releases of a chart stay apart. */
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

/** About how long half of the stays took at most, in milliseconds: the upper border of its bucket. */
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

/** A state of a chart, as a funnel names it: `loanConfirm reviewing.ready`. */
export const stepOf = (chart: string, state: string): string => `${chart} ${state}`;

/** How many visits reached each step, having reached all before it. */
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

/** Notes the innermost of the `states` that a machine was in as those in which the visit ended. */
export const endsIn = (usage: Pick<ChartUsage, 'id' | 'ends'>, states: readonly string[]): void => {
  for (const state of states) {
    const isLeaf = state !== usage.id && !states.some((other) => other.startsWith(`${state}.`));
    if (isLeaf && !usage.ends.includes(state)) usage.ends.push(state);
  }
};
