import { describe, expect, test } from 'vitest';
import { screenTable } from '../../views/screens/table.ts';
import { readKept } from './kept.ts';
import { planted } from './planted.ts';
import { screens } from './screens.ts';
import { play } from './session.ts';
import { shrink } from './shrink.ts';

/** Sessions of every test run; `npm run simulate` plays more. */
const count = 300;
const seeds = Array.from({ length: count }, (_, index) => index + 1);

test('every chunk has its machine here', () => {
  const chunks = new Set(Object.values(screenTable).map(({ chunk }) => chunk));
  expect(Object.keys(screens)).toEqual([...chunks].toSorted());
});

test(`${count} sessions hold`, { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  for (const seed of seeds) {
    const { fault } = await play({ seed }, { areFramesRead: seed % 50 === 0 });
    if (fault !== undefined) faults.push(`npm run simulate -- --seed ${seed}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('a seed plays the same session again', async () => {
  const [one, other] = [await play({ seed: 7 }), await play({ seed: 7 })];
  expect(other).toEqual(one);
});

test('the sessions do what cannot be undone, and trouble meets it', async () => {
  const stories = [];
  for (const seed of seeds.slice(0, 40)) stories.push(...(await play({ seed })).story);
  const counts = (words: RegExp) => stories.filter((line) => words.test(line)).length;
  expect(counts(/goes out/)).toBeGreaterThan(20);
  expect(counts(/is told of .*: done/)).toBeGreaterThan(5);
  expect(counts(/is told of .*: unknown/)).toBeGreaterThan(5);
});

test.each(readKept())('a session that is kept holds: %s', async (_, { seed, start, steps }) => {
  const played = await play({ seed, start, steps });
  expect(played.fault).toBeUndefined();
  expect(played.steps).toEqual(steps);
});

describe('a bug that is planted is found', () => {
  test.each(Object.entries(planted))('%s', { timeout: 60_000 }, async (_, { parts, starts, finds }) => {
    for (const seed of seeds) {
      const start = starts[seed % starts.length] ?? '';
      const played = await play({ seed, start }, { parts: parts() });
      if (played.fault !== undefined && finds.test(played.fault)) {
        const shortest = await shrink(played, parts());
        expect(shortest.fault).toMatch(finds);
        expect(shortest.steps.length).toBeLessThanOrEqual(played.steps.length);
        return;
      }
    }
    expect.fail('No session found it');
  });
});
