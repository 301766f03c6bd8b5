import type { AnyActorRef, InspectionEvent } from 'xstate';
import { buckets, createUsageCounter } from '../../packages/inspector/usageCounter.ts';
import { nowOf } from '../../services/visit/clock.ts';
import type { Collector } from './help.ts';

/** Exports states, edges and web vitals as OTLP metrics: only our own names, counts and times, nothing that distinguishes two people. */

/** Upper bounds of a histogram's buckets: those of stays double; those of web vitals include their targets, for layout shifts and then for times. */
const ofStays = Array.from({ length: buckets - 1 }, (_, index) => 100 * 2 ** index);
const ofVitals = [0.1, 0.25, 1, 50, 100, 200, 500, 800, 1800, 2500, 4000];

interface Timed extends PerformanceEntry {
  responseStart: number;
  value?: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/** `early` are the earlier events, `firstRoute` is the loaded route. Exports new data whenever the page is hidden. */
export function startTelemetry(
  { emit, attributes }: Collector,
  root: AnyActorRef,
  routeOf: () => string,
  early: [time: number, event: InspectionEvent][],
  firstRoute: string,
): void {
  /** Milliseconds for which the page was hidden, which do not count as a stay in a state. */
  let hiddenFor = 0;
  let hiddenAt = 0;
  const { inspect, visit } = createUsageCounter(
    () => (hiddenAt || performance.now()) - hiddenFor,
    ({ id }) => id,
  );
  for (const [at, event] of early) {
    // Dated back to when it happened.
    hiddenAt = at;
    inspect(event);
  }
  hiddenAt = 0;
  root.system.inspect(inspect);

  const vitals = new Map<string, number>();
  const measured = (vital: string, value: number, route = routeOf()) => {
    const name = `${vital} ${route}`;
    vitals.set(name, Math.max(vitals.get(name) ?? 0, value));
  };
  /** A burst of layout shifts: gaps below a second, five seconds at most (web.dev/articles/cls). */
  let [began, ended, shifts] = [0, 0, 0];
  const takers: Record<string, (entry: Timed) => void> = {
    navigation: ({ responseStart }) => measured('ttfb', responseStart, firstRoute),
    // The last entry is the largest. After the page was hidden, entries say nothing about its loading.
    'largest-contentful-paint': ({ startTime }) => hiddenFor || measured('lcp', startTime, firstRoute),
    event: ({ interactionId, duration }) => interactionId && measured('inp', duration),
    'layout-shift': ({ startTime, value = 0, hadRecentInput }) => {
      if (hadRecentInput) return;
      if (startTime - ended > 1000 || startTime - began > 5000) {
        began = startTime;
        shifts = 0;
      }
      ended = startTime;
      shifts += value;
      measured('cls', shifts);
    },
  };
  for (const [type, take] of Object.entries(takers))
    new PerformanceObserver((list) => (list.getEntries() as Timed[]).forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  // A page on which nothing shifts counts too.
  if ('LayoutShift' in window) measured('cls', 0, firstRoute);

  let since = nowOf(root.system) - performance.now();
  const flush = () => {
    const until = nowOf(root.system);
    const metrics: object[] = [];
    const add = (name: string, unit: string, dataPoints: object[], kind = 'histogram') =>
      dataPoints[0] &&
      metrics.push({
        name,
        unit,
        [kind]: { aggregationTemporality: 1, isMonotonic: kind === 'sum' || undefined, dataPoints },
      });
    const point = (of: Record<string, string | undefined>, values: object) => ({
      startTimeUnixNano: `${Math.round(since)}000000`,
      timeUnixNano: `${until}000000`,
      attributes: attributes(of),
      ...values,
    });
    const histogram = (bucketCounts: number[], explicitBounds: number[], sum?: number) => ({
      count: bucketCounts.reduce((all, some) => all + some),
      sum,
      bucketCounts,
      explicitBounds,
    });
    const charts = visit();
    add(
      'app.transitions',
      '1',
      charts.flatMap(({ id: machine, edges }) =>
        Object.entries(edges).map(([edge, asInt]) => point({ machine, edge }, { asInt })),
      ),
      'sum',
    );
    add(
      'app.state.duration',
      'ms',
      charts.flatMap(({ id: machine, dwell }) =>
        Object.entries(dwell).map(([state, counts]) => point({ machine, state }, histogram(counts, ofStays))),
      ),
    );
    const { connection } = navigator as { connection?: { effectiveType?: string } };
    for (const [name, value] of vitals) {
      const [vital, route] = name.split(' ');
      const counts = [...ofVitals, 0].fill(0);
      counts[ofVitals.filter((bound) => bound < value).length] = 1;
      // Layout shifts have no unit.
      add(`browser.web_vital.${vital}`, vital === 'cls' ? '1' : 'ms', [
        point({ route, connection: connection?.effectiveType }, histogram(counts, ofVitals, value)),
      ]);
    }
    vitals.clear();
    since = until;
    emit('metrics', metrics);
  };
  const changed = (isHidden: boolean) => {
    if (isHidden === hiddenAt > 0) return;
    if (isHidden) flush();
    else hiddenFor += performance.now() - hiddenAt;
    hiddenAt = isHidden ? performance.now() : 0;
  };
  addEventListener('visibilitychange', () => changed(document.hidden));
  // Some engines fire no `visibilitychange` for a page that is left.
  addEventListener('pagehide', () => changed(true));
}
