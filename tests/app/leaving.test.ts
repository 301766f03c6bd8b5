import { expect, test } from 'vitest';
import { createMachine, waitFor } from 'xstate';
import { startApp } from '../doubles/app.ts';

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
    expect(app.getSnapshot().matches({ navigation: 'here' })).toBe(true);
    app.stop();
  },
);
