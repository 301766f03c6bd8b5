import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

const screen = (tags: string[]) =>
  createMachine({ id: 'confirming', initial: 'open', states: { open: { tags } } });

test('reloads the screen of a page from the back/forward cache', async () => {
  const { app, tell } = startApp(screen([]));
  const shown = await waitFor(app, (snapshot) => snapshot.context.screen !== undefined);
  tell({ type: 'page.restored' });
  expect(app.getSnapshot().context.screen).toBe(undefined);
  const again = await waitFor(app, (snapshot) => snapshot.context.screen !== undefined);
  expect(again.context.screen).not.toBe(shown.context.screen);
  expect(shown.context.screen?.getSnapshot().status).toBe('stopped');
  app.stop();
});

test('keeps a screen with an irreversible request when the page returns from the back/forward cache', async () => {
  const { app, tell } = startApp(screen(['holdsBack']));
  const shown = await waitFor(app, (snapshot) => snapshot.matches({ screen: { shown: 'held' } }));
  tell({ type: 'page.restored' });
  expect(app.getSnapshot().context.screen).toBe(shown.context.screen);
  app.stop();
});
