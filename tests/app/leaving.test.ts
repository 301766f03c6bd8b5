import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

test('drops a second navigation together with its tracking event', async () => {
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

test('keeps the session in a link, and adds the current one to a link without a session', async () => {
  const lead = async (link: string) => {
    const { app, opened } = startApp(createMachine({ id: 'anyScreen' }), 'productId=p1&sessionId=mine');
    await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
    app.send({ type: 'link.opened', link });
    app.stop();
    return new URLSearchParams(`&${opened[0]?.split('?').slice(1).join('?')}`).getAll('sessionId');
  };
  expect(await lead('/loanDetail?orderId=o1')).toEqual(['mine']);
  expect(await lead('/loanDetail?sessionId=theirs')).toEqual(['theirs']);
  expect(await lead('/loanDetail?sessionId=&orderId=o1')).toEqual(['mine']);
  expect(await lead('/loanDetail?sessionId=(null)')).toEqual(['mine']);
  // `?sessionId` is another parameter: if it were read as the session, calls would have no session.
  expect(await lead('/loanDetail??sessionId=theirs')).toEqual(['mine']);
});

test('returns the borrower to the page when a link leads to the current page', async () => {
  const told: string[] = [];
  const screen = createMachine({
    id: 'anyScreen',
    on: { 'screen.returned': { actions: () => told.push('screen.returned') } },
  });
  const { app, opened } = startApp(screen, 'orderId=o1&sessionId=mine');
  await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
  const follow = (link: string) => app.send({ type: 'link.opened', link });
  for (const link of ['/confirm?orderId=o1&sessionId=mine', '/confirm?orderId=o1#top']) follow(link);
  expect(told).toHaveLength(2);
  expect(opened).toEqual([]);
  follow('/confirm?orderId=o2');
  expect({ told: told.length, opened }).toEqual({ told: 2, opened: ['/confirm?orderId=o2&sessionId=mine'] });
  app.stop();
});

test.each(['goHome', 'goMine', 'goLogin', 'closeWebView'] as const)(
  'shows a message when the shell does not support %s',
  async (action) => {
    const { app } = startApp(createMachine({ id: 'anyScreen' }));
    await waitFor(app, (snapshot) => snapshot.matches({ screen: 'shown' }));
    app.send({ type: 'bridge.called', request: { action } });
    app.send({
      type: 'bridge.answered',
      request: { action },
      result: { ok: false, reason: 'unsupported' },
    });
    const { queue } = app.getSnapshot().children.toaster?.getSnapshot().context ?? {};
    expect(queue?.map(({ message }: { message: unknown }) => message)).toEqual([
      { key: 'shell.unsupported' },
    ]);
    expect(app.getSnapshot().matches({ way: 'here' })).toBe(true);
    app.stop();
  },
);
