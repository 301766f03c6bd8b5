import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import * as v from 'valibot';
import { reportSchema } from './entries.ts';
import type { Journal } from './journal.ts';

const limit = 1000;

// What the sandbox shows of OTLP (views/entries/help.ts, telemetry.ts). tests/field reads whole exports by the protocol's own definition.
const attributes = v.pipe(
  v.array(v.object({ key: v.string(), value: v.object({ stringValue: v.string() }) })),
  v.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue]))),
);
const pointsOf = <Facts extends v.ObjectEntries>(facts: Facts) =>
  v.optional(v.object({ dataPoints: v.array(v.object({ attributes, ...facts })) }), { dataPoints: [] });
const logRecord = v.object({ eventName: v.string(), attributes });
const metric = v.object({
  name: v.string(),
  sum: pointsOf({ asInt: v.number() }),
  histogram: pointsOf({ count: v.number(), bucketCounts: v.array(v.number()) }),
});
const logsSchema = v.object({
  resourceLogs: v.array(v.object({ scopeLogs: v.array(v.object({ logRecords: v.array(logRecord) })) })),
});
const metricsSchema = v.object({
  resourceMetrics: v.array(v.object({ scopeMetrics: v.array(v.object({ metrics: v.array(metric) })) })),
});
type Metrics = v.InferOutput<typeof metricsSchema>;

interface ChartUsage {
  id: string;
  hash: string;
  edges: Record<string, number>;
  entries: Record<string, number>;
  dwell: Record<string, number[]>;
  ends: string[];
}

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

const visitOf = ({ resourceMetrics }: Metrics, hashes: Record<string, string>) => {
  const charts = new Map<string, ChartUsage>();
  const chartOf = (id = ''): ChartUsage => {
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
    if (one.name === 'app.transitions')
      for (const { attributes: of, asInt } of one.sum.dataPoints)
        chartOf(of['machine']).edges[of['edge'] ?? ''] = asInt;
    if (one.name === 'app.state.duration')
      for (const { attributes: of, bucketCounts, count: stays } of one.histogram.dataPoints) {
        const chart = chartOf(of['machine']);
        chart.entries[of['state'] ?? ''] = stays;
        chart.dwell[of['state'] ?? ''] = bucketCounts;
      }
  }
  return { v: 1 as const, charts: [...charts.values()] };
};

/** Like the collector at `VITE_OTLP_URL`. GET lists the last requests; usage of the charts (`chartsFile`) goes to `onVisit`. */
export function takeOtlp(
  journal: Journal,
  chartsFile: string,
  onVisit: (visit: ReturnType<typeof visitOf>) => void,
): Hono {
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
}

/** Accepts reports of pages at `/sandbox/reports`, like the server that `VITE_REPORT_URL` names; GET lists them, oldest first. */
export function takeReports(journal: Journal): Hono {
  const reports = new Hono();
  reports.post('/', async (c) => {
    const schema = v.pipe(v.string(), v.parseJson(), reportSchema);
    const { success, output } = v.safeParse(schema, await c.req.text());
    const message = 'the report does not fit its schema';
    journal.add(
      success ? { kind: 'report', report: output } : { kind: 'violation', path: '/sandbox/reports', message },
    );
    return c.json({}, success ? 202 : 400);
  });
  reports.get('/', (c) =>
    c.json(journal.since(0).flatMap((entry) => (entry.kind === 'report' ? [entry.report] : []))),
  );
  return reports;
}

const mostVisits = 5_000;
const visitsSchema = v.array(v.looseObject({ v: v.literal(1) }));

/** POST adds the visits of a simulation. */
export function usagePages() {
  const visits: v.InferOutput<typeof visitsSchema> = [];
  const add = (more: typeof visits) => {
    visits.push(...more);
    visits.splice(0, visits.length - mostVisits);
  };
  const app = new Hono();
  app.get('/', (c) => c.json(visits));
  app.post('/', async (c) => {
    const parsed = v.safeParse(visitsSchema, await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.text('Not visits', 400);
    add(parsed.output);
    return c.body(null, 204);
  });
  return { app, add };
}
