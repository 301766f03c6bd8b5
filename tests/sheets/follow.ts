import { expect } from 'vitest';
import { deeds, fillInForm } from './deeds.ts';
import { looks } from './looks.ts';
import { placeOf, type Tester } from './tester.ts';
import { patience } from '../patience.ts';

const leads =
  /^This comes of it: .*(opens|is opened|is asked to share it|calls the number|closes the web page|goes home|of its own)\b/;
const isALook = /^(See|Do not see|This)/;

const oneByOne = (sentence: string): string[] => {
  const [, opening, then] = /^(Open <.*?>\.) (.*)$/.exec(sentence) ?? [];
  return opening !== undefined && then !== undefined ? [opening, then] : [sentence];
};

const followOne = async (tester: Tester, sentence: string, deed: string): Promise<void> => {
  for (const [form, follow] of [...deeds, ...looks]) {
    const found = form.exec(sentence);
    if (!found) continue;
    await follow(tester, found.slice(1), deed);
    return;
  }
  throw new Error('Nobody knows what to do.');
};

/** Follows one action. @returns the action, sentence and reason where it is impossible or the script is wrong; empty otherwise. */
export const stuckAt = async (
  tester: Tester,
  deed: string,
  sentences: readonly string[],
): Promise<string[]> => {
  let before = '';
  for (const sentence of sentences.flatMap(oneByOne)) {
    try {
      if (leads.test(sentence)) {
        await expect.poll(() => placeOf(tester), patience).not.toBe(before);
        continue;
      }
      if (tester.owesTheForm && !isALook.test(sentence)) await fillInForm(tester);
      if (!isALook.test(sentence) && !sentence.startsWith('Open')) before = await placeOf(tester);
      await followOne(tester, sentence, deed);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
      return [deed, sentence, why];
    }
  }
  return [];
};
