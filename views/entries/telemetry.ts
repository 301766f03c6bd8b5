import type { AnyActorRef, InspectionEvent } from 'xstate';
import { buckets, createUsageCounter } from '../../inspector/usageCounter.ts';
import { nowOf } from '../../services/clock.ts';

/**
 * What a page load exports as OTLP metrics: which states and edges of the charts it used, and its web vitals. All values are names of our own,
 * counts and times; nothing of a person and nothing that distinguishes two people.
 */

/** Upper bounds of a histogram's buckets in milliseconds: a stay's double, those of web vitals have their goals among them. */
const ofStays = Array.from({ length: buckets - 1 }, (_, index) => 100 * 2 ** index);
const ofVitals = [50, 100, 200, 500, 800, 1000, 1800, 2500, 4000, 8000];

interface Timed extends PerformanceEntry {
  responseStart?: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** Starts to count and to measure, and exports what is new whenever the page is hidden. `early` is what happened before, `firstRoute` the one that was loaded. */
export const startTelemetry = (
  root: AnyActorRef,
  routeOf: () => string,
  early: [time: number, event: InspectionEvent][],
  firstRoute: string,
): void => {
  /** Milliseconds that do not count as a stay in a state: those for which the page was hidden. */
  let hiddenFor = 0;
  const { inspect, visit } = createUsageCounter(() => performance.now() - hiddenFor);
  for (const [at, event] of early) {
    // Back to when it happened.
    hiddenFor = performance.now() - at;
    inspect(event);
  }
  hiddenFor = 0;
  root.system.inspect(inspect);

  /** What was measured and is not exported yet, by the names of vital and route. */
  const vitals = new Map<string, [vital: string, route: string, value: number]>();
  const measured = (vital: string, value: number, route = routeOf()) => {
    const before = vitals.get(vital + route)?.[2] ?? 0;
    vitals.set(vital + route, [vital, route, Math.max(before, value)]);
  };
  /** A burst of layout shifts: gaps below a second, five seconds at most (web.dev/articles/cls). */
  let [began, ended, shifts] = [0, 0, 0];
  const take = (entry: Timed) => {
    const { entryType, startTime } = entry;
    if (entryType === 'navigation') measured('ttfb', entry.responseStart ?? 0, firstRoute);
    // The last one is the largest. After the page was hidden none says anything of its loading.
    if (entryType === 'largest-contentful-paint' && !hiddenFor) measured('lcp', startTime, firstRoute);
    if (entry.interactionId) measured('inp', entry.duration);
    if (entry.value && !entry.hadRecentInput) {
      if (startTime - ended > 1000 || startTime - began > 5000) [began, shifts] = [startTime, 0];
      ended = startTime;
      shifts += entry.value;
      measured('cls', shifts);
    }
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  for (const type of ['navigation', 'largest-contentful-paint', 'layout-shift', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  let since = nowOf(root.system) - performance.now();
  const flush = () => {
    const until = nowOf(root.system);
    const metrics: object[] = [];
    /** Adds a metric of what was counted since the last export (temporality 1, delta). */
    const add = (name: string, unit: string, dataPoints: object[], isSum = false) => {
      if (dataPoints.length > 0)
        metrics.push({
          name,
          unit,
          [isSum ? 'sum' : 'histogram']: {
            aggregationTemporality: 1,
            isMonotonic: isSum || undefined,
            dataPoints,
          },
        });
    };
    const point = (values: object, attributes: Record<string, string>) => ({
      startTimeUnixNano: `${Math.round(since)}000000`,
      timeUnixNano: `${until}000000`,
      attributes: Object.entries(attributes).map(([key, stringValue]) => ({ key, value: { stringValue } })),
      ...values,
    });
    const { charts } = visit();
    add(
      'app.transitions',
      '1',
      charts.flatMap(({ id: machine, edges }) =>
        Object.entries(edges).map(([edge, asInt]) => point({ asInt }, { machine, edge })),
      ),
      true,
    );
    add(
      'app.state.duration',
      'ms',
      charts.flatMap(({ id: machine, dwell }) =>
        Object.entries(dwell).map(([state, bucketCounts]) => {
          const count = bucketCounts.reduce((all, stays) => all + stays);
          return point({ count, bucketCounts, explicitBounds: ofStays }, { machine, state });
        }),
      ),
    );
    const { connection } = navigator as { connection?: { effectiveType?: string } };
    for (const [vital, route, value] of vitals.values()) {
      const isTime = vital !== 'cls';
      // Shifts have no unit: 0.1 and 0.25 are their goals.
      const explicitBounds = isTime ? ofVitals : ofVitals.map((bound) => bound / 10_000);
      const bucket = explicitBounds.filter((bound) => bound < value).length;
      const bucketCounts = [...explicitBounds, 0].map((_, index) => Number(index === bucket));
      add(`browser.web_vital.${vital}`, isTime ? 'ms' : '1', [
        point(
          { count: 1, sum: Number(value.toFixed(4)), bucketCounts, explicitBounds },
          { route, connection: connection?.effectiveType ?? 'unknown' },
        ),
      ]);
    }
    vitals.clear();
    since = until;
    window.help?.emit?.('metrics', metrics);
  };
  let hiddenAt = 0;
  const changed = (isHidden: boolean) => {
    if (isHidden === hiddenAt > 0) return;
    if (isHidden) flush();
    else hiddenFor += performance.now() - hiddenAt;
    hiddenAt = isHidden ? performance.now() : 0;
  };
  addEventListener('visibilitychange', () => changed(document.hidden));
  // A page that is left is hidden without a word in some engines.
  addEventListener('pagehide', () => changed(true));
};
