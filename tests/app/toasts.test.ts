import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';
import { pendingIntent } from '../models/fixtures/intents.ts';

test('dismisses toasts of earlier attempts, and shows the new outcome at once', async () => {
  const { app } = startApp(createMachine({ id: 'anyScreen' }));
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  const say = (text: string) => app.send({ type: 'toast.requested', message: { text } });
  const queue = () => app.getSnapshot().children.toaster?.getSnapshot().context.queue;
  say('The service is busy');
  say('Still busy');
  app.send({ type: 'intent.opened', intent: pendingIntent('push', 'product:p1') });
  expect(queue()).toEqual([]);
  say('Busy again');
  expect(queue()).toMatchObject([{ message: { text: 'Busy again' } }]);
  app.stop();
});
