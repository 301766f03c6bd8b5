import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../tools/browser/chromium.ts';
import { app, inPage, model } from '../../packages/kit/tests/codeEntryPage.ts';
import { transitionTour } from '../../packages/kit/index.ts';
import { runApp } from '../../packages/kit/run/app.ts';
import { onTheWire } from '../../packages/kit/run/stage.ts';

const [path] = transitionTour(onTheWire(model));
if (!path) throw new Error('the tour is empty');

test('paths per second on a built app', async ({ bench }) => {
  const browser = await chromium.launch({ args: chromiumArgs, executablePath: findChromium() });
  const run = () => inPage(browser, app(), (page, open) => runApp(model, path, { page, open }));
  const { throughput } = await bench(`a path of ${path.steps.length} steps, app in Chromium`, run).run({
    iterations: 5,
    time: 0,
    warmup: false,
  });
  await browser.close();
  expect(throughput.mean).toBeGreaterThan(0.05);
});
