import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

const screen = createMachine({ id: 'anyScreen' });

test('shows a not-found page for a route that the company does not offer, and the page for any other', async () => {
  const { app, tell } = startApp(screen, 'productId=p1', { absentRoutes: ['ynRepay'] });
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  tell({ type: 'url.changed', address: { path: '/ynRepay', search: '' } });
  expect(app.getSnapshot().matches({ screen: 'notFound' })).toBe(true);
  tell({ type: 'url.changed', address: { path: '/repay', search: '' } });
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  app.stop();
});
