import { afterEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { startTelemetry } from '../../views/entries/telemetry.ts';

afterEach(() => vi.restoreAllMocks());

interface Metric {
  name: string;
  histogram: { dataPoints: { attributes: { state: string }; count: number; bucketCounts: number[] }[] };
}

test('does not count hidden time as time in a state', () => {
  const now = vi.spyOn(performance, 'now');
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const at = (ms: number) => now.mockReturnValue(ms);
  const setHidden = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    dispatchEvent(new Event('visibilitychange'));
  };
  const exported: Metric[][] = [];
  at(1000);
  const root = createActor(
    createMachine({
      id: 'page',
      initial: 'one',
      states: { one: { on: { next: 'two' } }, two: { on: { next: 'three' } }, three: {} },
    }),
  ).start();
  startTelemetry(
    {
      emit: (_signal, records) => exported.push(records as Metric[]),
      attributes: (values) => values as unknown as object[],
    },
    root,
    () => 'order',
    [],
    'order',
  );
  setHidden(true);
  at(5000);
  root.send({ type: 'next' });
  at(90_000);
  setHidden(false);
  at(90_120);
  root.send({ type: 'next' });
  setHidden(true);

  const stays = exported.at(-1)?.find(({ name }) => name === 'app.state.duration')?.histogram.dataPoints;
  // 120 ms: the second bucket, which ends at 200.
  expect(stays?.find(({ attributes }) => attributes.state === 'two')).toMatchObject({
    count: 1,
    bucketCounts: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});
