import { answerLimit, isReloadDue, readRelease } from '../../services/release/read.ts';
import { whenMissing } from '../app/later.tsx';
import { reload } from './addressActor.ts';

/**
 * A part of a screen that fails to load may have been removed by another release, like a screen's own file: the page then reloads, once per release,
 * or else offers a retry. `own` is the page's release.
 */
export const reloadsForParts = (basePath: string, own: string): void =>
  whenMissing(async () => {
    const release = await readRelease(basePath, AbortSignal.timeout(answerLimit)).catch(() => undefined);
    if (release && isReloadDue(release, own)) reload(release);
  });
