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

test('a link keeps the session that it names itself, and is given the one on the address when it names none', async () => {
  const lead = async (link: string) => {
    const { app, opened } = startApp(createMachine({ id: 'anyScreen' }), 'productId=p1&sessionId=mine');
    await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
    app.send({ type: 'link.opened', link });
    app.stop();
    return new URLSearchParams(`&${opened[0]?.split('?').slice(1).join('?')}`).getAll('sessionId');
  };
  expect(await lead('/loanDetail?orderId=o1')).toEqual(['mine']);
  expect(await lead('/loanDetail?sessionId=theirs')).toEqual(['theirs']);
  // `?sessionId` is another name: calls would speak for nobody if it were taken for the session.
  expect(await lead('/loanDetail??sessionId=theirs')).toEqual(['mine']);
});
