import ElkApi from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../charts/chart.ts';
import { type Elk, elkLayout, listLayout, manner } from '../charts/elk.ts';
import type { Layout } from '../charts/layout.ts';

const patience = 10_000;

interface Thread extends Elk {
  terminateWorker: () => void;
}

// The package's types describe a bundled module.
const begin = (): Thread =>
  new (ElkApi as unknown as new (options: object) => Thread)({
    workerFactory: () => new Worker(elkWorker),
  });

let thread: Thread | undefined;
let working: Promise<unknown> = Promise.resolve();

/** Undefined when elk fails, times out, or has no worker, which a strict policy of the page may forbid. */
const placed = async (chart: Chart): Promise<Layout | undefined> => {
  let used: Thread;
  try {
    used = thread ??= begin();
  } catch {
    return undefined;
  }
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patience);
  });
  const layout = await Promise.race([elkLayout(used, chart).catch(() => undefined), late]);
  if (!layout) {
    used.terminateWorker();
    thread = undefined;
  }
  return layout;
};

/** Lays out a chart from frames as the build does its own: by elk in a worker, as a list where elk fails or times out. */
export const layoutInPage = async (chart: Chart): Promise<Layout> => {
  if (manner(chart) === 'listed') return listLayout(chart);
  const made = working.then(() => placed(chart));
  working = made;
  return (await made) ?? listLayout(chart);
};
