import { parentPort } from 'node:worker_threads';
import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../charts/chart.ts';
import { type Elk, elkLayout } from '../charts/elk.ts';

// The types of the package describe a module that a bundler makes of it.
const elk = new (ElkConstructor as unknown as new () => Elk)();

/** Places charts in a thread of its own, which can be ended in the middle of it. */
parentPort?.on('message', (chart: Chart) => {
  // Of a chart that elk cannot place there is no layout to tell.
  const told = elkLayout(elk, chart).catch(() => undefined);
  // A thread's port is no window: it has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void told.then((layout) => parentPort?.postMessage({ layout }));
});
