import { afterAll, describe, expect, test } from 'vitest';
import { unitWord } from '../../views/loanConfirm/unitWord.ts';
import { loadWording } from '../../views/wording/wording.ts';

describe("the unit of a loan's term", () => {
  afterAll(() => loadWording('spec', ['loanConfirm']));

  test.each([
    ['spec', 'days', 'days'],
    ['en', 'Months', 'months'],
    ['fil', 'days', 'araw'],
    ['fil', ' WEEK ', 'linggo'],
    ['fil', 'months', 'buwan'],
    ['fil', 'kinsenas', 'kinsenas'],
  ] as const)("translates in %s the backend's %j as %j", async (language, termUnit, word) => {
    await loadWording(language, ['loanConfirm']);
    expect(unitWord(termUnit)).toBe(word);
  });
});
