import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { builtApp, withShell } from '../app/builtApp.ts';
import { takeOut } from '../app/oldestBrowser.ts';
import { startVisit } from './visit.ts';

const app = builtApp();

/** Disables optimisations whose data grow for hundreds of screens, so that a short visit reveals leaks. */
const learnsNothing =
  '--js-flags=--no-lazy-feedback-allocation --no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

const perScreen = 1_000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: ensureHeadless(),
    args: [...chromiumArgs, learnsNothing],
  });
});
afterAll(() => browser.close());

test('leaks no timer, listener, node or actor in a visit of many screens, with full storage, a day of sleep and a wrong clock', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript(takeOut, inject('newerMembers'));
  await withShell(page);
  const visit = await startVisit(page, app.url);
  // Every chunk is loaded, and every screen was drawn in every mishap.
  const walked = 4 * visit.round;
  await visit.walk(walked);
  const before = await visit.count();
  await visit.walk(walked);
  const after = await visit.count();
  expect([after.timers, after.actors]).toEqual([before.timers, before.actors]);
  // React may keep some elements of the last screens; one per screen would be a leak.
  for (const kind of ['listeners', 'nodes'] as const) expect(after[kind] - before[kind]).toBeLessThan(walked);
  expect((after.heap - before.heap) / walked).toBeLessThan(perScreen);
  expect(after.actors).toBeGreaterThan(5);

  await visit.plantLeak();
  await visit.walk(visit.round);
  const leaked = await visit.count();
  for (const kind of ['listeners', 'nodes', 'actors'] as const)
    expect(leaked[kind] - after[kind]).toBeGreaterThanOrEqual(visit.round);
});
