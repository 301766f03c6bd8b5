import { expect, test } from 'vitest';
import { builtApp, withShell } from '../app/builtApp.ts';
import { startVisit } from './visit.ts';

const app = builtApp();

/** What one screen may leave behind, in bytes: it is some hundred, in a visit of hours less and less. */
const perScreen = 5_000;

test('a visit of many screens, with the storage full and the clock wrong, ends where it was: no timer, no listener, no node more', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  await withShell(page);
  const visit = await startVisit(page, app.url);
  // Every chunk is there, every screen was drawn in every mishap, and what the engine keeps of it (code, the list of resources) is full.
  await visit.walk(12 * visit.round);
  const before = await visit.count();
  await visit.walk(4 * visit.round);
  const after = await visit.count();
  expect(after).toEqual({ ...before, heap: expect.any(Number) });
  expect((after.heap - before.heap) / (4 * visit.round)).toBeLessThan(perScreen);
});
