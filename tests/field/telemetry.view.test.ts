import { expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { startTelemetry } from '../../views/entries/telemetry.ts';

interface Metric {
  name: string;
  sum?: { aggregationTemporality: number; isMonotonic: boolean; dataPoints: Point[] };
  histogram?: { aggregationTemporality: number; isMonotonic?: boolean; dataPoints: Point[] };
}
type Early = Parameters<typeof startTelemetry>[3];
interface Point {
  startTimeUnixNano: string;
  timeUnixNano: string;
  attributes: { state?: string; edge?: string };
  asInt?: number;
  sum?: number;
  count?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

const startPage = (before: (root: AnyActorRef, at: (ms: number) => void) => Early = () => []) => {
  const now = vi.spyOn(performance, 'now');
  const date = vi.spyOn(Date, 'now');
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const at = (ms: number) => {
    now.mockReturnValue(ms);
    date.mockReturnValue(1_700_000_000_000 + ms);
  };
  const exported: Metric[][] = [];
  at(1000);
  const root = createActor(
    createMachine({
      id: 'page',
      initial: 'one',
      states: {
        one: { on: { next: 'two' } },
        two: { on: { next: 'three' } },
        three: { on: { next: 'one' } },
      },
    }),
  ).start();
  const early = before(root, at);
  startTelemetry(
    {
      emit: (_signal, records) => exported.push(records as Metric[]),
      attributes: (values) => values as unknown as object[],
    },
    root,
    () => 'order',
    early,
    'order',
  );
  return {
    at,
    exported,
    goOn: () => root.send({ type: 'next' }),
    setHidden: (isHidden: boolean) => {
      hidden.mockReturnValue(isHidden);
      dispatchEvent(new Event('visibilitychange'));
    },
  };
};

test('does not count hidden time as time in a state', () => {
  const { at, exported, goOn, setHidden } = startPage();
  setHidden(true);
  at(5000);
  goOn();
  at(90_000);
  setHidden(false);
  at(90_120);
  goOn();
  setHidden(true);

  const stays = exported.at(-1)?.find(({ name }) => name === 'app.state.duration')?.histogram?.dataPoints;
  // 120 ms: the second bucket, which ends at 200.
  expect(stays?.find(({ attributes }) => attributes.state === 'two')).toMatchObject({
    count: 1,
    bucketCounts: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});

test('exports deltas without gaps or repetitions, which a collector adds up for Prometheus', () => {
  const { at, exported, goOn, setHidden } = startPage();
  const moves = [4, 1, 0, 7];
  moves.forEach((times, index) => {
    at(10_000 * (index + 1));
    for (let time = 0; time < times; time += 1) goOn();
    setHidden(true);
    at(10_000 * (index + 1) + 500);
    setHidden(false);
  });
  const pointsOf = (metrics: Metric[]) =>
    metrics.flatMap(({ name, sum, histogram }) => {
      // Delta; a sum only grows, and a histogram has no such field.
      expect([(sum ?? histogram)?.aggregationTemporality, sum?.isMonotonic ?? true]).toEqual([1, true]);
      expect(histogram?.isMonotonic).toBeUndefined();
      return ((sum ?? histogram)?.dataPoints ?? []).map((point) => ({ name, ...point }));
    });
  const millis = (ms: number) => `${1_700_000_000_000 + ms}000000`;
  // Each begins where the last one ended, also after a period in which nothing happened.
  for (const [index, metrics] of exported.entries())
    for (const point of pointsOf(metrics))
      expect([point.startTimeUnixNano, point.timeUnixNano]).toEqual([
        millis(index * 10_000),
        millis((index + 1) * 10_000),
      ]);

  const totals = new Map<string, { counted: number; bounds: string }>();
  for (const { name, attributes, asInt, count = 0, bucketCounts = [], explicitBounds } of exported.flatMap(
    pointsOf,
  )) {
    const stream = `${name} ${attributes.edge ?? attributes.state}`;
    const bounds = JSON.stringify(explicitBounds);
    const total = totals.get(stream) ?? { counted: 0, bounds };
    expect(total.bounds).toBe(bounds);
    expect(asInt ?? count).toBe(asInt ?? bucketCounts.reduce((sum, some) => sum + some, 0));
    totals.set(stream, { bounds, counted: total.counted + (asInt ?? count) });
  }
  const counted = (name: string) =>
    [...totals].filter(([stream]) => stream.startsWith(name)).reduce((sum, [, one]) => sum + one.counted, 0);
  expect(counted('app.transitions')).toBe(12);
  expect(counted('app.state.duration')).toBeGreaterThanOrEqual(12);
});

test('counts a stay from its own time, though the count is loaded later', () => {
  const { exported, setHidden } = startPage((root, at) => {
    const early: Early = [];
    const watch = root.system.inspect((event) => early.push([performance.now(), event]));
    for (const ms of [1000, 1120]) {
      at(ms);
      root.send({ type: 'next' });
    }
    watch.unsubscribe();
    at(5000);
    return early;
  });
  setHidden(true);
  const stays = exported.at(-1)?.find(({ name }) => name === 'app.state.duration')?.histogram?.dataPoints;
  expect(stays?.find(({ attributes }) => attributes.state === 'two')).toMatchObject({
    count: 1,
    bucketCounts: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});

test('exports the worst burst of layout shifts: gaps below a second, five seconds at most, without those of a tap', () => {
  type Shift = { startTime: number; value: number; hadRecentInput?: boolean };
  let shifted: ((list: { getEntries: () => Shift[] }) => void) | undefined;
  vi.stubGlobal('PerformanceObserver', function (take: typeof shifted) {
    return {
      observe: ({ type }: { type: string }) => {
        if (type === 'layout-shift') shifted = take;
      },
    };
  });
  const { exported, setHidden } = startPage();
  const worst = (...shifts: [startTime: number, value: number, hadRecentInput?: boolean][]) => {
    const entries = shifts.map(([startTime, value, hadRecentInput = false]) => ({
      startTime,
      value,
      hadRecentInput,
    }));
    shifted?.({ getEntries: () => entries });
    setHidden(true);
    setHidden(false);
    return exported.at(-1)?.find(({ name }) => name === 'browser.web_vital.cls')?.histogram?.dataPoints[0]
      ?.sum;
  };
  expect(worst([10_000, 1], [10_900, 2], [11_900, 4])).toBe(7);
  expect(worst([20_000, 1], [21_001, 2])).toBe(2);
  expect(worst([30_000, 1, true], [30_100, 2])).toBe(2);
  expect(
    worst(...[0, 900, 1_800, 2_700, 3_600, 4_500, 5_001].map((ms): [number, number] => [40_000 + ms, 1])),
  ).toBe(6);
});
