import { answerLimit, isReloadDue, readRelease } from '../../services/release/read.ts';
import { whenMissing } from '../app/later.tsx';
import { reload } from './addressActor.ts';

/** A part that fails to load may have been removed by another release: the page reloads, once per release, or else offers a retry. */
export const reloadsForParts = (basePath: string, own: string): void =>
  whenMissing(async () => {
    const release = await readRelease(basePath, AbortSignal.timeout(answerLimit)).catch(() => undefined);
    if (release && isReloadDue(release, own)) reload(release);
  });
