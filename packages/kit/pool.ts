import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { keptVerdicts } from './cache.ts';
import { goldenFiles } from './goldenFiles.ts';
import { messageOf } from './modelFiles.ts';
import type { SteppedClock } from './run/clock.ts';
import type { Answer, Message, Task } from './worker.ts';

/** Walks create much short-lived garbage; a young generation of this size (in MB) rarely needs collecting. */
const youngGeneration = 128;

/** With one worker per processor, parallel garbage-collection threads only wait for each other, which costs a quarter of the time. */
const helpers = ['--no-parallel-scavenge', '--no-concurrent-marking', '--no-concurrent-sweeping'];

/** Timeout for importing a model, in milliseconds: many times what a large one takes on a busy machine. */
const importLimit = 60_000;

type Clock = Pick<SteppedClock, 'setTimeout' | 'clearTimeout'>;

const realClock: Clock = { setTimeout: (act, ms) => Number(setTimeout(act, ms)), clearTimeout };

/** Machines with more accepted behaviour take longer; the longest start first. */
const sizeOf = (file: string): number => {
  const { paths } = goldenFiles(file);
  return existsSync(paths) ? statSync(paths).size : 0;
};

/** Runs a task for each file on all processors. A file that throws, ends its thread or never finishes importing only loses its own result. */
const inThreads = (
  task: Task,
  files: readonly string[],
  { setTimeout: later, clearTimeout: never }: Clock,
  answered: (answer: Answer) => void,
  begun: (files: readonly string[]) => void = () => undefined,
): void => {
  for (const flag of helpers) setFlagsFromString(flag);
  const open = [...files];
  const working = new Set<string>();
  const hire = () => {
    let current = open.shift();
    if (current === undefined) return;
    const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    });
    let limit = 0;
    // A model may end its thread, by running out of memory or by itself. The others continue in a new one.
    let reason = 'It ended the process that read it.';
    const work = () => {
      if (current === undefined) {
        void worker.terminate();
        return;
      }
      working.add(current);
      begun([...working]);
      limit = later(() => {
        reason = `It is still being imported after ${importLimit / 1000} s: an await or a loop in it never ends.`;
        void worker.terminate();
      }, importLimit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ task, file: current });
    };
    const done = (answer: Answer) => {
      never(limit);
      working.delete(answer.file);
      answered(answer);
    };
    worker.on('message', (message: Message) => {
      if (message === 'imported') {
        never(limit);
        return;
      }
      current = open.shift();
      done(message);
      work();
    });
    worker.on('error', (error) => {
      reason = messageOf(error);
    });
    worker.on('exit', () => {
      if (current === undefined) return;
      done({ file: current, problem: reason });
      hire();
    });
    work();
  };
  for (let count = Math.min(open.length, availableParallelism()); count > 0; count -= 1) hire();
};

/** Checks model files on all processors, reporting in the order of `files`; files unchanged since they last passed are skipped. */
export const workThroughAll = (
  files: readonly string[],
  told: (answer: Answer, isKept: boolean) => void,
  working: (done: number, files: readonly string[]) => void,
  clock = realClock,
): Promise<void> =>
  new Promise((resolve) => {
    const answers = new Map<string, { answer: Answer; isKept: boolean }>();
    let next = 0;
    const tell = () => {
      for (let found = answers.get(files[next] ?? ''); found; found = answers.get(files[next] ?? '')) {
        next += 1;
        told(found.answer, found.isKept);
      }
      if (next === files.length) resolve();
    };
    for (const file of files) {
      const verdicts = keptVerdicts(file);
      if (verdicts) answers.set(file, { answer: { file, verdicts }, isKept: true });
    }
    const open = files.filter((file) => !answers.has(file)).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const answered = (answer: Answer) => {
      answers.set(answer.file, { answer, isKept: false });
      tell();
    };
    inThreads('judge', open, clock, answered, (begun) => working(answers.size, begun));
    tell();
  });

/** Returns why files cannot be imported, by file. Threads import them, because one may never end or may exit its process. */
export const unimportable = (
  files: readonly string[],
  clock = realClock,
): Promise<ReadonlyMap<string, string>> =>
  new Promise((resolve) => {
    const reasons = new Map<string, string>();
    let left = files.length;
    const answered = (answer: Answer) => {
      if ('problem' in answer) reasons.set(answer.file, answer.problem);
      left -= 1;
      if (left === 0) resolve(reasons);
    };
    inThreads('import', files, clock, answered);
    if (left === 0) resolve(reasons);
  });
