import { parentPort } from 'node:worker_threads';
import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../charts/chart.ts';
import { type Elk, elkLayout } from '../charts/elk.ts';

// The package's types describe a bundled module.
const elk = new (ElkConstructor as unknown as new () => Elk)();

parentPort?.on('message', (chart: Chart) => {
  const told = elkLayout(elk, chart).catch(() => undefined);
  // A thread's port is no window: it has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void told.then((layout) => parentPort?.postMessage({ layout }));
});
