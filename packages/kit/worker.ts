import { parentPort } from 'node:worker_threads';
import { keepVerdicts } from './cache.ts';
import { readFeature, readGolden } from './golden.ts';
import { goldenFiles } from './goldenFiles.ts';
import { messageOf, modelsIn } from './modelFiles.ts';
import { reportOf, verdictOf } from './report.ts';
import type { Verdict } from './report.ts';

export type Answer = { file: string; verdicts: Verdict[] } | { file: string; problem: string };

/** Whether a file's models are checked, or only imported. */
export type Task = 'judge' | 'import';

export type Message = 'imported' | Answer;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (message: Message): void => parentPort?.postMessage(message);

const workThrough = async (task: Task, file: string): Promise<Answer> => {
  try {
    const models = await modelsIn(file);
    say('imported');
    if (task === 'import') return { file, verdicts: [] };
    const files = goldenFiles(file);
    const golden = readGolden(files);
    const verdicts = models.map((model) => verdictOf(reportOf(model, golden, readFeature(files))));
    if (verdicts.every(({ failures }) => failures.length === 0)) keepVerdicts(file, verdicts);
    return { file, verdicts };
  } catch (error) {
    return { file, problem: messageOf(error) };
  }
};

parentPort?.on('message', ({ task, file }: { task: Task; file: string }) => {
  void workThrough(task, file).then(say);
});
