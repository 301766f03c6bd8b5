import { expect, it } from 'vitest';
import { builtApp, expectNoFaults, shellCalls, shellSays, withShell } from '../app/builtApp.ts';

const app = builtApp();

it("runs the shell check's automatic tests, asks the person for the rest, and reports without a network", async () => {
  const page = await app.newPage({ clocked: true });
  await withShell(page, ['capabilities', 'track']);
  await page.clock.install();
  await page.goto(`${app.url}/shell-check/`);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Tap the field at the bottom').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByText('Choose two pictures').waitFor();
  await page.setInputFiles(
    '#file',
    ['a.jpg', 'b.jpg'].map((name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from([0xff, 0xd8]),
    })),
  );
  await page.getByText('Press the back button').waitFor();
  expect(await shellCalls(page)).toEqual([{ event: 'ready', payload: {} }]);
  await shellSays(page, 'back');
  await page.clock.fastForward(1_000);
  await page.getByText('Go to the home screen').waitFor();
  await shellSays(page, 'pause');
  await shellSays(page, 'resume');
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_000);
      // Some messages are not JSON, because a shell has to ignore garbage.
      return page.evaluate(() => String(Reflect.get(window, 'shellCalls')).includes('startBindCard'));
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Copy report' }).click();
  const report = await page.getByLabel('Report').inputValue();
  expect(report).toContain('Channel: android');
  expect(report).toMatch(/PASS +The file chooser brings several pictures: image\/jpeg, 2 bytes; image/);
  expect(report).toMatch(/PASS +IndexedDB writes to disk/);
  expect(report).toMatch(/PASS +back belongs to the page first/);
  expect(report).toMatch(/PASS +pause when the app goes/);
  expect(report).toMatch(/FAIL +An action that no shell knows is refused as unsupported: silence/);
  expect(report).toMatch(/NOT TRIED +closeWebView/);
  expectNoFaults(page);
});
