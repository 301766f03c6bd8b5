import { expect, test } from 'vitest';
import { builtApp, withShell } from '../app/builtApp.ts';
import { startVisit } from './visit.ts';

const app = builtApp();

/** What one screen may leave behind, in bytes: it is some hundred, in a visit of hours less and less. */
const perScreen = 5_000;

test('a visit of many screens, with the storage full, a sleep of a day and the clock wrong, ends where it was: no timer, listener, node or actor more', async () => {
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
  expect(after.actors).toBeGreaterThan(5);

  // What leaves something behind is found out.
  await visit.plantLeak();
  await visit.walk(visit.round);
  const leaked = await visit.count();
  for (const kind of ['listeners', 'nodes', 'actors'] as const)
    expect(leaked[kind] - after[kind]).toBeGreaterThanOrEqual(visit.round);
});
