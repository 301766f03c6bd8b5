import { answerLimit, isReloadDue, readRelease } from '../../services/release/read.ts';
import { whenMissing } from '../app/later.tsx';
import { reload } from './addressActor.ts';

/**
 * A part of a screen that is wanted and does not come may have been taken away by another release, as a screen's own file may: the page is then
 * reloaded, once for each release, and otherwise offers the part again. `own` is the release that the page is of.
 */
export const reloadsForParts = (basePath: string, own: string): void =>
  whenMissing(async () => {
    const release = await readRelease(basePath, AbortSignal.timeout(answerLimit)).catch(() => undefined);
    if (release && isReloadDue(release, own)) reload(release);
  });
