import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';
import { released } from '../models/fixtures/release.ts';

const paying = createMachine({
  id: 'paying',
  initial: 'filling',
  states: {
    filling: { on: { 'form.sent': 'sending' } },
    sending: {
      tags: 'holdsBack',
      on: { refused: 'filling', lost: 'unknown', done: 'filling' },
    },
    unknown: { tags: ['modal', 'unknown'], on: { 'retry.requested': 'sending', 'dialog.closed': 'filling' } },
  },
});

const pausedMeanwhile = async () => {
  const page = startApp(paying);
  const { app, tellRelease } = page;
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  const { screen } = app.getSnapshot().context;
  screen?.send({ type: 'form.sent' });
  tellRelease(released({ closed: ['paying'] }));
  const stand = () => JSON.stringify(app.getSnapshot().value.screen);
  expect(stand()).toBe('{"shown":"held"}');
  return { ...page, stand, screen };
};

test('finishes the call in flight of a paused flow, and closes before the next one', async () => {
  const { screen, stand } = await pausedMeanwhile();
  screen?.send({ type: 'refused' });
  expect(stand()).toBe('"closed"');
});

test('keeps the question about an unknown outcome open during a pause, until it is answered', async () => {
  const { screen, stand } = await pausedMeanwhile();
  screen?.send({ type: 'lost' });
  expect(stand()).toBe('{"shown":"awaitingChoice"}');
  screen?.send({ type: 'retry.requested' });
  screen?.send({ type: 'lost' });
  expect(stand()).toBe('{"shown":"awaitingChoice"}');
  screen?.send({ type: 'dialog.closed' });
  expect(stand()).toBe('"closed"');
});

test('follows the navigation of a confirmed request before a pause closes the flow, and closes it when there was none', async () => {
  const { app, screen, stand } = await pausedMeanwhile();
  app.send({ type: 'link.opened', link: 'https://lend.example/next' });
  screen?.send({ type: 'done' });
  expect(stand()).toBe('{"shown":"free"}');
  app.send({ type: 'shell.resumed' });
  expect(stand()).toBe('"closed"');
});
