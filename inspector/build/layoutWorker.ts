import { parentPort } from 'node:worker_threads';
import type { Chart } from '../charts/chart.ts';
import { elkLayout } from './elk.ts';

/** Places charts in a thread of its own, which can be ended in the middle of it. */
parentPort?.on('message', (chart: Chart) => {
  // Of a chart that elk cannot place there is no layout to tell.
  const told = elkLayout(chart).catch(() => undefined);
  // A thread's port is no window: it has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void told.then((layout) => parentPort?.postMessage({ layout }));
});
