import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leaveFor } from './leaveFor.ts';

const goingPage = (...ends: ('there' | 'elsewhere' | 'broken off')[]) => {
  let at = '';
  const left = ends.values();
  const page = {
    goto: async (address: string) => {
      const { value: end } = left.next();
      if (end === 'broken off') throw new Error('Navigation was interrupted by another one');
      at = end === 'there' ? address : '/elsewhere';
    },
    // The document in which it would run is gone by then.
    evaluate: () => Promise.reject(new Error('Execution context was destroyed')),
    url: () => at,
  };
  return page as unknown as Page;
};

test('leaves a page even if it navigates by itself several times', async () => {
  const page = goingPage('broken off', 'elsewhere', 'broken off', 'there');
  await leaveFor(page, '/nothing');
  expect(page.url()).toBe('/nothing');
});

test('reports when a page cannot be left', async () => {
  const never = (end: 'elsewhere' | 'broken off') =>
    leaveFor(goingPage(...Array<typeof end>(20).fill(end)), '/nothing');
  await expect(never('broken off')).rejects.toThrow('interrupted');
  await expect(never('elsewhere')).rejects.toThrow('/elsewhere instead of /nothing');
});
