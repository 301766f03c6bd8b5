import { play, type Played } from './session.ts';
import type { Parts } from './app.ts';
import type { Step } from './steps.ts';

const kindOf = (fault: string | undefined): string => (fault ?? '').replaceAll(/\d+/g, 'n');

const budget = 600;

export const shrink = async (failing: Played, parts?: Parts): Promise<Played> => {
  let shortest = failing;
  let left = budget;
  const holdsWithout = async (steps: readonly Step[]): Promise<boolean> => {
    left -= 1;
    const { seed, start } = failing;
    const tried = await play({ seed, start, steps }, { ...(parts && { parts }) });
    if (kindOf(tried.fault) !== kindOf(failing.fault)) return true;
    shortest = tried;
    return false;
  };
  const leaveOut = async (size: number): Promise<void> => {
    let at = 0;
    while (at < shortest.steps.length) {
      if (left <= 0) return;
      if (await holdsWithout(shortest.steps.toSpliced(at, size))) at += size;
    }
  };
  for (let size = Math.ceil(failing.steps.length / 2); size > 1; size = Math.floor(size / 2))
    await leaveOut(size);
  for (let before = Infinity; shortest.steps.length < before;) {
    before = shortest.steps.length;
    await leaveOut(1);
  }
  return shortest;
};
