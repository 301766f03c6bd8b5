import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Chart } from '../charts/chart.ts';
import type { Layout } from '../charts/layout.ts';
import { listLayout, manner } from '../charts/elk.ts';

/** A thread that places one chart after another. */
interface Thread {
  worker: Worker;
  /** Hears what became of the chart that it works on. */
  hear: (layout?: Layout) => void;
}

const begin = (): Thread => {
  const worker = new Worker(new URL(`./layoutWorker${extname(import.meta.filename)}`, import.meta.url));
  const made: Thread = { worker, hear: () => undefined };
  worker.on('message', ({ layout }: { layout?: Layout }) => made.hear(layout));
  worker.on('error', () => made.hear());
  return made;
};

let thread: Thread | undefined;
let working: Promise<unknown> = Promise.resolve();

/** What elk makes of a chart; undefined when it fails or takes longer than this. */
const placed = async (chart: Chart, ms: number): Promise<Layout | undefined> => {
  const used = (thread ??= begin());
  // It keeps no process alive that has nothing else to do; while it works, its answer does.
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

/**
 * Computes the places of a chart. One that has too many arrows to follow, that elk fails on, or on which it takes longer than `ms`, has its
 * transitions written in its boxes instead: each chart has a layout, whatever it is.
 */
export const layoutOf = async (chart: Chart, ms = 20_000): Promise<Layout> => {
  if (manner(chart) === 'listed') return listLayout(chart);
  const made = working.then(() => placed(chart, ms));
  working = made;
  return (await made) ?? listLayout(chart);
};
