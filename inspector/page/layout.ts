import ElkApi from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../charts/chart.ts';
import { type Elk, elkLayout, listLayout, manner } from '../charts/elk.ts';
import type { Layout } from '../charts/layout.ts';

/** Milliseconds for one chart: longer, nobody waits for a picture. */
const patience = 10_000;

interface Thread extends Elk {
  terminateWorker: () => void;
}

// The types of the package describe a module that a bundler makes of it.
const begin = (): Thread =>
  new (ElkApi as unknown as new (options: object) => Thread)({
    workerFactory: () => new Worker(elkWorker),
  });

let thread: Thread | undefined;
let working: Promise<unknown> = Promise.resolve();

/** Undefined where elk fails, is late, or has no thread: a strict policy of the page may allow it none. */
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

/** Places a chart that came in frames, as the build places its own: by elk in a thread of its own, in a list where elk fails or takes too long. */
export const layoutInPage = async (chart: Chart): Promise<Layout> => {
  if (manner(chart) === 'listed') return listLayout(chart);
  const made = working.then(() => placed(chart));
  working = made;
  return (await made) ?? listLayout(chart);
};
