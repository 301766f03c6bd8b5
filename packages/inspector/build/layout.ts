import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Chart } from '../charts/chart.ts';
import type { Layout } from '../charts/layout.ts';
import { listLayout, manner } from '../charts/elk.ts';

interface Thread {
  worker: Worker;
  hear: (layout?: Layout) => void;
}

const begin = (): Thread => {
  const worker = new Worker(new URL(`.//layoutWorker${extname(import.meta.filename)}`, import.meta.url));
  const made: Thread = { worker, hear: () => undefined };
  worker.on('message', ({ layout }: { layout?: Layout }) => made.hear(layout));
  worker.on('error', () => made.hear());
  return made;
};

let thread: Thread | undefined;
let working: Promise<unknown> = Promise.resolve();

const placed = async (chart: Chart, ms: number): Promise<Layout | undefined> => {
  const used = (thread ??= begin());
  // An idle worker does not keep the process alive; a busy one does.
  used.worker.ref();
  const layout = await new Promise<Layout | undefined>((resolve) => {
    const limit = setTimeout(resolve, ms);
    used.hear = (answer) => {
      clearTimeout(limit);
      resolve(answer);
    };
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    used.worker.postMessage(chart);
  });
  if (layout) used.worker.unref();
  else {
    thread = undefined;
    await used.worker.terminate();
  }
  return layout;
};

/** Computes the layout of a chart. One with too many arrows, or on which elk fails or takes too long, gets its transitions written in its boxes. */
export const layoutOf = async (chart: Chart, ms = 20_000): Promise<Layout> => {
  if (manner(chart) === 'listed') return listLayout(chart);
  const made = working.then(() => placed(chart, ms));
  working = made;
  return (await made) ?? listLayout(chart);
};
