import { play, type Played } from './session.ts';
import type { Parts } from './app.ts';
import type { Step } from './steps.ts';

/** What a fault is, whatever keys and sums it names. */
const kindOf = (fault: string | undefined): string => (fault ?? '').replaceAll(/\d+/g, 'n');

/** Sessions that are played at most to find a shorter one. */
const budget = 600;

/** The same fault in as few steps as can be found by leaving steps out. */
export const shrink = async (failing: Played, parts?: Parts): Promise<Played> => {
  let shortest = failing;
  let played = 0;
  const without = async (steps: readonly Step[]): Promise<boolean> => {
    played += 1;
    const { seed, start } = failing;
    const tried = await play({ seed, start, steps }, { ...(parts && { parts }) });
    if (kindOf(tried.fault) !== kindOf(failing.fault)) return false;
    shortest = tried;
    return true;
  };
  for (let size = Math.ceil(shortest.steps.length / 2); size >= 1 && played < budget;) {
    let isShorter = false;
    for (let at = 0; at < shortest.steps.length && played < budget;) {
      const left = shortest.steps.toSpliced(at, size);
      if (await without(left)) isShorter = true;
      else at += size;
    }
    if (size > 1 || !isShorter) size = size > 1 ? Math.floor(size / 2) : 0;
  }
  return shortest;
};
