import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

const paying = createMachine({
  id: 'paying',
  initial: 'sending',
  states: { sending: { tags: 'holdsBack' } },
});

const heldAgainst = async (path: string) => {
  const { app, opened, tell } = startApp(paying);
  await waitFor(app, (snapshot) => snapshot.matches({ screen: { shown: 'held' } }));
  tell({ type: 'url.changed', address: { path, search: 'productId=p1' }, isTraversal: true });
  app.stop();
  return opened;
};

test('reverts a back navigation to another address', async () => {
  expect(await heldAgainst('/aboutUs')).toEqual(['/confirm?productId=p1']);
});

test('allows a history step that stays at the address, because the owner of the held page makes it', async () => {
  expect(await heldAgainst('/confirm')).toEqual([]);
});
