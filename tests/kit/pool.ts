import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keptVerdicts } from './cache.ts';
import { goldenFiles } from './golden.ts';
import { messageOf } from './modelFiles.ts';
import type { Answer } from './worker.ts';

/** Much of what a walk makes is garbage at once: a young generation of this size (in MB) collects it rarely. */
const youngGeneration = 128;

/** The more was accepted of a machine, the longer it takes; the longest begin first. */
const sizeOf = (file: string): number => {
  const { paths } = goldenFiles(file);
  return existsSync(paths) ? statSync(paths).size : 0;
};

/**
 * Works model files through on all processors; those of which nothing changed since they last passed are not worked through again.
 * @param told is called once for each file, in the order of `files`.
 * @param working is called whenever another file is begun, with how many are done and which are worked on.
 */
export const workThroughAll = (
  files: readonly string[],
  told: (answer: Answer, isKept: boolean) => void,
  working: (done: number, files: readonly string[]) => void,
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
    const begun = new Set<string>();
    const answered = (answer: Answer) => {
      begun.delete(answer.file);
      answers.set(answer.file, { answer, isKept: false });
      tell();
    };
    const hire = () => {
      let current = open.shift();
      if (current === undefined) return;
      const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
      });
      const work = () => {
        if (current === undefined) {
          void worker.terminate();
          return;
        }
        begun.add(current);
        working(answers.size, [...begun]);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(current);
      };
      worker.on('message', (answer: Answer) => {
        current = open.shift();
        answered(answer);
        work();
      });
      // A model may end its thread: for want of memory, or by itself. The others go on in another one.
      let reason = 'It ended the process that read it.';
      worker.on('error', (error) => {
        reason = messageOf(error);
      });
      worker.on('exit', () => {
        if (current === undefined) return;
        answered({ file: current, problem: reason });
        hire();
      });
      work();
    };
    for (let count = Math.min(open.length, availableParallelism()); count > 0; count -= 1) hire();
    tell();
  });
