import * as v from 'valibot';
import { recordOf } from '../records.ts';
import type { PlacedChart } from './layout.ts';

const names = v.array(v.string());
const actions = v.array(v.union([v.string(), v.object({ type: v.string(), params: v.unknown() })]));
const box = v.tuple([v.number(), v.number(), v.number(), v.number()]);
const point = v.tuple([v.number(), v.number()]);

const node = v.object({
  id: v.string(),
  key: v.string(),
  parent: v.optional(v.string()),
  type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  history: v.optional(v.picklist(['shallow', 'deep'])),
  initial: v.optional(v.string()),
  output: v.optional(v.unknown()),
  description: v.optional(v.string()),
  tags: names,
  invokes: v.array(v.object({ id: v.string(), src: v.string() })),
  entry: actions,
  exit: actions,
});

const edge = v.object({
  id: v.string(),
  source: v.string(),
  target: v.optional(v.string()),
  targets: v.optional(names),
  reenter: v.optional(v.literal(true)),
  event: v.string(),
  guard: v.optional(v.string()),
  guardParams: v.optional(v.unknown()),
  actions,
  ms: v.optional(v.number()),
});

const layout = v.object({
  width: v.number(),
  height: v.number(),
  isListed: v.optional(v.boolean()),
  listed: v.optional(names),
  nodes: recordOf(box),
  arrows: v.array(
    v.object({
      from: v.string(),
      to: v.string(),
      edges: v.array(v.object({ id: v.string(), lines: names })),
      points: v.array(point),
      label: v.optional(box),
    }),
  ),
});

/** A chart as frames carry it: without its layout. */
export const chartSchema = v.object({
  id: v.string(),
  hash: v.string(),
  nodes: v.array(node),
  edges: v.array(edge),
});

const placedChart: v.GenericSchema<unknown, PlacedChart> = v.object({
  ...chartSchema.entries,
  file: v.optional(v.string()),
  layout,
});

/** Parses the charts of a file: `charts.json` has all of a release, a file of an older one has one. @throws ValiError */
export const parseCharts = (data: unknown): PlacedChart[] =>
  v.parse(v.pipe(v.array(placedChart), v.minLength(1)), Array.isArray(data) ? data : [data]);
