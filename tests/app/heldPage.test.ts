import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

const paying = createMachine({
  id: 'paying',
  initial: 'sending',
  states: { sending: { tags: 'holdsBack' } },
});

/** A page that must not be left, and where the root has the browser go when the person goes through its history to `path`. */
const heldAgainst = async (path: string) => {
  const { app, opened, tell } = startApp(paying);
  await waitFor(app, (snapshot) => snapshot.matches({ screen: { shown: 'held' } }));
  tell({ type: 'url.changed', address: { path, search: 'productId=p1' }, isTraversal: true });
  app.stop();
  return opened;
};

test('back to another address is taken back', async () => {
  expect(await heldAgainst('/aboutUs')).toEqual(['/confirm?productId=p1']);
});

test('a step through the history that stays at the address is let be: it is the own step of who holds the page', async () => {
  expect(await heldAgainst('/confirm')).toEqual([]);
});
