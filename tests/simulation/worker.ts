import { parentPort, workerData } from 'node:worker_threads';
import { loadSimulation } from './load.ts';

export interface Share {
  first: number;
  stride: number;
  end: number;
}

export interface Tale {
  seed: number;
  fault: string | undefined;
}

const readsFrames = 20;

const { play } = await loadSimulation();
const { first, stride, end } = workerData as Share;
for (let seed = first; seed < end; seed += stride) {
  const { fault } = await play({ seed }, { areFramesRead: seed % readsFrames === 0 });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window: the thread that started this one
  parentPort?.postMessage({ seed, fault } satisfies Tale);
}
