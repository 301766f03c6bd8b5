import { parentPort } from 'node:worker_threads';
import { keepVerdicts } from './cache.ts';
import { goldenFiles, readGolden } from './golden.ts';
import { messageOf, modelsIn } from './modelFiles.ts';
import { reportOf, verdictOf } from './report.ts';
import type { Verdict } from './report.ts';

/** What a worker tells of one model file: what its models came to, or why it could not be worked through. */
export type Answer = { file: string; verdicts: Verdict[] } | { file: string; problem: string };

const workThrough = async (file: string): Promise<Answer> => {
  try {
    const golden = readGolden(goldenFiles(file));
    const verdicts = (await modelsIn(file)).map((model) => verdictOf(reportOf(model, golden)));
    if (verdicts.every(({ failures }) => failures.length === 0)) keepVerdicts(file, verdicts);
    return { file, verdicts };
  } catch (error) {
    return { file, problem: messageOf(error) };
  }
};

parentPort?.on('message', (file: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void workThrough(file).then((answer) => parentPort?.postMessage(answer));
});
