import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

const screen = createMachine({ id: 'anyScreen' });

test('a route that the company does not have is the address of no page; the others are', async () => {
  const { app, tell } = startApp(screen, 'productId=p1', { absentRoutes: ['ynRepay'] });
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  tell({ type: 'url.changed', address: { path: '/ynRepay', search: '' } });
  expect(app.getSnapshot().matches({ screen: 'notFound' })).toBe(true);
  tell({ type: 'url.changed', address: { path: '/repay', search: '' } });
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  app.stop();
});
