import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, findChromium } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { longLists } from './longLists.ts';

/** Milliseconds from the tap to the first rows, at CPU 4x slower, by the page's own clock: a driver that looks for rows keeps the page busy. */
const most = 1_000;
const runs = 3;
const opened = Object.entries(longLists).filter(([, { opens }]) => opens);

const sandbox = await startSandbox({ dist: distOf('/') });
const browser = await chromium.launch({ args: chromiumArgs, executablePath: findChromium() });
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const watch = (row: string) => {
  const isRow = new RegExp(row);
  const isDrawn = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (isRow.test(nodeValue ?? '') && parentElement?.checkVisibility()) return true;
    }
    return false;
  };
  const look = (tapped: number) => () => {
    if (isDrawn()) setTimeout(() => Object.assign(window, { took: performance.now() - tapped }));
    else requestAnimationFrame(look(tapped));
  };
  addEventListener('click', ({ timeStamp }) => look(timeStamp)(), true);
};

test.each(opened)('opens %s, 2,000 of them', async (name, { path, call, json, opens, row }) => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.route(call, (route) => route.fulfill({ json }));
    await page.goto(sandbox.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(watch, row.source);
    await opens?.(page);
    const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took, undefined, {
      polling: 500,
    });
    times.push((await took.jsonValue()) ?? Infinity);
    await context.close();
  }
  const middle = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Infinity;
  console.log(
    `From a tap to ${name}: ${middle.toFixed(0)} ms${middle > most ? '!' : ''}, of at most ${most} ms`,
  );
  // A busy machine is slower: only an idle one judges the goal.
  expect(middle).toBeLessThan(10 * most);
});
