import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

test('a second way out is dropped, and what is counted with it', async () => {
  const { app, tracked, adapter } = startApp(createMachine({ id: 'anyScreen' }));
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  const borrowAgain = () => {
    app.send({ type: 'event.tracked', tracked: { productId: 'p1', moduleId: 30, positionId: 0 } });
    app.send({
      type: 'bridge.called',
      request: { action: 'navigate', payload: { to: 'productDetail?productId=p1' } },
    });
  };
  borrowAgain();
  borrowAgain();
  expect(tracked).toHaveLength(1);
  expect(adapter.calls).toHaveLength(1);
  app.stop();
});
