import { afterAll, describe, expect, test } from 'vitest';
import { termWords } from '../../views/loanConfirm/termWords.ts';
import { loadWording } from '../../views/wording/wording.ts';

describe("the unit of a loan's term", () => {
  afterAll(() => loadWording('spec', ['loanConfirm']));

  test.each([
    ['spec', '120', 'days', '120 days'],
    ['spec', '120', 'day', '120 days'],
    ['en', '1', 'days', '1 day'],
    ['en', '4', 'Day', '4 days'],
    ['en', '4', ' MONTH ', '4 months'],
    ['en', '2', 'week(s)', '2 weeks'],
    ['en', '1', 'Weeks', '1 week'],
    ['en', '12', '', '12'],
    ['en', '0', 'days', ''],
    ['en', '', 'days', ''],
    ['fil', '120', 'day', '120 araw'],
    ['fil', '1', 'WEEK', '1 linggo'],
    ['fil', '3', 'months', '3 buwan'],
    ['fil', '2', 'kinsenas', '2 kinsenas'],
  ] as const)('writes in %s %s and %j as %j', async (language, periods, termUnit, words) => {
    await loadWording(language, ['loanConfirm']);
    expect(termWords(periods, termUnit)).toBe(words);
  });
});

test('reads the unit as a text for people', () => {
  expect(termWords('3', 'cut&nbsp;offs')).toBe('3 cut\u00a0offs');
});
