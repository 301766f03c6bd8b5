import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Journal } from './journal.ts';

const limit = 1000;

// The exact OTLP that pages export (views/entries/help.ts, telemetry.ts): an additional field violates the contract.
const attributes = v.pipe(
  v.array(v.strictObject({ key: v.string(), value: v.strictObject({ stringValue: v.string() }) })),
  v.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue]))),
);
const nanoseconds = v.pipe(v.string(), v.regex(/^\d{19}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const resource = v.strictObject({ attributes });
const scope = v.strictObject({ name: v.string() });
const dated = { startTimeUnixNano: nanoseconds, timeUnixNano: nanoseconds, attributes };
const metric = { name: v.string(), unit: v.string() };
const logsSchema = v.strictObject({
  resourceLogs: v.array(
    v.strictObject({
      resource,
      scopeLogs: v.array(
        v.strictObject({
          scope,
          logRecords: v.array(
            v.strictObject({
              timeUnixNano: nanoseconds,
              severityNumber: count,
              eventName: v.string(),
              body: v.strictObject({ stringValue: v.string() }),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});
const metricsSchema = v.strictObject({
  resourceMetrics: v.array(
    v.strictObject({
      resource,
      scopeMetrics: v.array(
        v.strictObject({
          scope,
          metrics: v.array(
            v.union([
              v.strictObject({
                ...metric,
                sum: v.strictObject({
                  aggregationTemporality: v.literal(1),
                  isMonotonic: v.literal(true),
                  dataPoints: v.array(v.strictObject({ ...dated, asInt: count })),
                }),
              }),
              v.strictObject({
                ...metric,
                histogram: v.strictObject({
                  aggregationTemporality: v.literal(1),
                  dataPoints: v.array(
                    v.strictObject({
                      ...dated,
                      count,
                      sum: v.optional(v.number()),
                      bucketCounts: v.array(count),
                      explicitBounds: v.array(v.number()),
                    }),
                  ),
                }),
              }),
            ]),
          ),
        }),
      ),
    }),
  ),
});
type Metrics = v.InferOutput<typeof metricsSchema>;

type ChartUsage = {
  id: string;
  hash: string;
  edges: Record<string, number>;
  entries: Record<string, number>;
  dwell: Record<string, number[]>;
  ends: string[];
};
type Visit = {
  v: 1;
  charts: ChartUsage[];
};

const chartSchema = v.array(v.object({ id: v.string(), hash: v.string() }));

/** Chart hashes of a build, by machine; empty for a build without charts. */
const hashesIn = (file: string): Record<string, string> => {
  try {
    const charts = v.parse(chartSchema, JSON.parse(readFileSync(file, 'utf8')));
    return Object.fromEntries(charts.map(({ id, hash }) => [id, hash]));
  } catch {
    return {};
  }
};

const visitOf = ({ resourceMetrics }: Metrics, hashes: Record<string, string>): Visit => {
  const charts = new Map<string, ChartUsage>();
  const chartOf = (id = '') => {
    const chart = charts.get(id) ?? {
      id,
      hash: hashes[id] ?? '',
      edges: {},
      entries: {},
      dwell: {},
      ends: [],
    };
    charts.set(id, chart);
    return chart;
  };
  for (const one of resourceMetrics.flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) => metrics),
  )) {
    if ('sum' in one && one.name === 'app.transitions')
      for (const { attributes: of, asInt } of one.sum.dataPoints)
        chartOf(of['machine']).edges[of['edge'] ?? ''] = asInt;
    if ('histogram' in one && one.name === 'app.state.duration')
      for (const { attributes: of, bucketCounts, count: stays } of one.histogram.dataPoints) {
        const chart = chartOf(of['machine']);
        chart.entries[of['state'] ?? ''] = stays;
        chart.dwell[of['state'] ?? ''] = bucketCounts;
      }
  }
  return { v: 1, charts: [...charts.values()] };
};

/** Like the collector at `VITE_OTLP_URL`. GET lists the last requests; usage of the charts (`chartsFile`) goes to `onVisit`. */
export const takeOtlp = (journal: Journal, chartsFile: string, onVisit: (visit: Visit) => void): Hono => {
  const requests: { signal: 'logs' | 'metrics'; request: unknown }[] = [];
  const otlp = new Hono();
  otlp.post('/v1/:signal{logs|metrics}', async (c) => {
    const signal = c.req.param('signal') === 'logs' ? 'logs' : 'metrics';
    if (c.req.header('content-type') !== 'application/json') return c.json({ message: 'JSON alone' }, 415);
    const text = await c.req.text();
    try {
      const request: unknown = JSON.parse(text);
      if (signal === 'logs') {
        const { resourceLogs } = v.parse(logsSchema, request);
        for (const record of resourceLogs.flatMap(({ scopeLogs }) =>
          scopeLogs.flatMap(({ logRecords }) => logRecords),
        ))
          if (record.eventName === 'securitypolicyviolation') {
            const {
              'policy.directive': directive,
              'policy.blocked': blocked,
              'policy.place': place,
            } = record.attributes;
            const message = `the policy refused ${blocked} by ${directive}${place ? ` at ${place}` : ''}`;
            journal.add({ kind: 'violation', path: '/sandbox/otlp', message });
          }
      } else onVisit(visitOf(v.parse(metricsSchema, request), hashesIn(chartsFile)));
      requests.push({ signal, request });
      requests.splice(0, requests.length - limit);
    } catch {
      const message = `the ${signal} do not fit their schema`;
      journal.add({ kind: 'violation', path: '/sandbox/otlp', message });
      return c.json({ message }, 400);
    }
    return c.json({ partialSuccess: {} });
  });
  otlp.get('/', (c) => c.json(requests));
  otlp.delete('/', (c) => {
    requests.length = 0;
    return c.json([]);
  });
  return otlp;
};
