import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../tools/browser/chromium.ts';
import { transitionTour } from '../../packages/kit/index.ts';
import { appTitle, runApp } from '../../packages/kit/run/app.ts';
import { onTheWire } from '../../packages/kit/run/stage.ts';
import { app, inPage, model } from '../../packages/kit/tests/codeEntryPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ args: chromiumArgs, executablePath: findChromium() });
});
afterAll(() => browser.close());

const paths = transitionTour(onTheWire(model));

test.each(paths.map((path) => ({ title: appTitle(model, path), path })))('$title', async ({ path }) => {
  await inPage(browser, app(), async (page, open) => {
    await expect(runApp(model, path, { page, open })).resolves.toBeUndefined();
  });
});

test('detects an app that does not expose its state, unless its harness declares that it never does', async () => {
  const silent = app().replaceAll('data-state', 'data-place');
  const [whole] = paths;
  if (!whole) throw new Error('there is no path');
  const short = { ...whole, steps: [] };
  await inPage(browser, silent, async (page, open) => {
    await expect(runApp(model, short, { page, open, patience: 300 })).rejects.toThrow(
      'nothing on the screen has data-state',
    );
  });
  await inPage(browser, silent, async (page, open) => {
    await expect(runApp(model, short, { page, open, root: false })).resolves.toBeUndefined();
  });
});

test('detects an app with another timeout by the state that it shows', async () => {
  const whole = paths.find(({ steps }) =>
    steps.some(({ move }) => move.by === 'time' && move.timer.includes('limit')),
  );
  if (!whole) throw new Error('no path waits for the limit');
  await inPage(browser, app(9_000_000), async (page, open) => {
    await expect(runApp(model, whole, { page, open, patience: 300 })).rejects.toThrow(
      /When 10 seconds pass\n {2}Then idle\n.*the screen does not show 'idle'.*Repeat: npx vitest run --project app/s,
    );
  });
});

test('waits with a tap for a disabled control, because the response may still be arriving', async () => {
  const [whole] = paths;
  if (!whole) throw new Error('there is no path');
  const first = { ...whole, steps: whole.steps.slice(0, 1) };
  // The control is enabled as soon as the runner has checked whether it can be tapped.
  const late = app().replace(
    "go('idle');\n</script>",
    "go('idle'); document.querySelector('button').disabled = true; document.elementFromPoint = () => (delete document.elementFromPoint, go('idle'), null);\n</script>",
  );
  await inPage(browser, late, async (page, open) => {
    await expect(runApp(model, first, { page, open })).resolves.toBeUndefined();
  });
});
