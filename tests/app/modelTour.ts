import { expect, test } from 'vitest';
import { appTitle, onTheWire, runApp } from '../kit/run/app.ts';
import { type Model, type TestPath, transitionTour } from '../kit/index.ts';
import { builtApp, expectNoFaults, shellSays, withShell } from './builtApp.ts';

/**
 * Registers a tour of a screen's transitions in the built app. The page stays where it is, whatever it opens: leaving is what the
 * other layers check. `path` is the page's address, or one for each input of the model.
 */
export const testTour = (
  model: Model,
  path: string | Record<string, string>,
  tours: TestPath[] = transitionTour(onTheWire(model)),
): void => {
  const app = builtApp();
  const event = (name: string) => (page: Parameters<typeof shellSays>[0]) => shellSays(page, name);
  test.each(tours.map((tour) => ({ title: appTitle(model, tour), tour })))('$title', async ({ tour }) => {
    const page = await app.newPage({ noisy: true });
    await withShell(page);
    await page.addInitScript(() => {
      history.pushState = () => undefined;
      history.replaceState = () => undefined;
    });
    await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
    await expect(
      runApp(model, tour, {
        page,
        open: async (input) =>
          void (await page.goto(app.url + (typeof path === 'string' ? path : path[input]))),
        signals: {
          'shell.resumed': event('resume'),
          'shell.paused': event('pause'),
          'back.pressed': event('back'),
        },
      }),
    ).resolves.toBeUndefined();
    expectNoFaults(page);
  });
};
