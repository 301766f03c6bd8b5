import { expect, test } from 'vitest';
import { appTitle, onTheWire, runApp } from '../kit/run/app.ts';
import { type Model, transitionTour } from '../kit/index.ts';
import { builtApp, expectNoFaults, shellSays, withShell } from './builtApp.ts';

/**
 * Registers a tour of a screen's transitions in the built app. The page stays where it is, whatever it opens: leaving is what the
 * other layers check.
 */
export const testTour = (model: Model, path: string): void => {
  const app = builtApp();
  const event = (name: string) => (page: Parameters<typeof shellSays>[0]) => shellSays(page, name);
  test.each(transitionTour(onTheWire(model)).map((tour) => ({ title: appTitle(model, tour), tour })))(
    '$title',
    async ({ tour }) => {
      const page = await app.newPage({ noisy: true });
      await withShell(page);
      await page.addInitScript(() => {
        history.pushState = () => undefined;
      });
      await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
      await expect(
        runApp(model, tour, {
          page,
          open: async () => void (await page.goto(app.url + path)),
          signals: {
            'shell.resumed': event('resume'),
            'shell.paused': event('pause'),
            'back.pressed': event('back'),
          },
        }),
      ).resolves.toBeUndefined();
      expectNoFaults(page);
    },
  );
};
