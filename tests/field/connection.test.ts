import { expect, test, vi } from 'vitest';
import { createActor, createMachine, SimulatedClock } from 'xstate';
import { connectionMachine, selectIsDisconnected } from '../../machines/root/connection.ts';
import { settle } from '../doubles/root.ts';
import { sourcesWith } from '../sources.ts';

test("reads what the device says of its connection in one place only, and in the page's fallback, which runs without the app", () => {
  const reading = /\bonLine\b|on(on|off)line|(listener|on)\W*'(online|offline)'/i;
  expect(sourcesWith(reading)).toEqual(['services/visit/connection.ts', 'views/entries/help.ts']);
});

const open = (onLine: boolean, reaches: () => boolean) => {
  const device = new EventTarget();
  vi.stubGlobal('window', device);
  vi.stubGlobal('navigator', { onLine });
  const fetched = vi.fn<() => Promise<Response>>(async () => {
    if (!reaches()) throw new TypeError('Failed to fetch');
    return new Response('<html>', { status: 404 });
  });
  vi.stubGlobal('fetch', fetched);
  const clock = new SimulatedClock();
  const restored = vi.fn<() => void>();
  const root = createActor(
    createMachine({
      invoke: {
        id: 'connection',
        src: connectionMachine,
        input: ({ self }) => ({ root: self as never, basePath: '/' }),
      },
      on: { 'connection.restored': { actions: restored } },
    }),
    { clock },
  ).start();
  const connection = root.getSnapshot().children['connection'];
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return {
    device: (type: 'online' | 'offline') => void device.dispatchEvent(new Event(type)),
    note: (type: 'call.answered' | 'call.failed') => connection?.send({ type }),
    isOffline: () => selectIsDisconnected(connection?.getSnapshot() as never),
    fetched,
    restored,
    pass,
  };
};

test('probes by itself on a device that is offline for good, and has no other call', async () => {
  const { isOffline, pass, restored } = open(false, () => true);
  await pass(0);
  expect(isOffline()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
});

test('does not believe a device that is online without a network', async () => {
  let reaches = false;
  const { device, note, isOffline, pass, restored } = open(true, () => reaches);
  note('call.failed');
  device('online');
  await pass(0);
  expect(isOffline()).toBe(true);
  expect(restored).not.toHaveBeenCalled();
  reaches = true;
  await pass(60_000);
  expect(isOffline()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
});

test('tries again without an event of the device, less and less often', async () => {
  const { note, pass, fetched } = open(true, () => false);
  note('call.failed');
  const counts: number[] = [];
  for (const ms of [3_000, 6_000, 15_000, 30_000, 60_000, 60_000]) {
    await pass(ms - 1);
    counts.push(fetched.mock.calls.length);
    await pass(1);
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
});
