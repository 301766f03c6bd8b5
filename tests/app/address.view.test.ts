import { expect, test, vi } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { addressActor } from '../../views/entries/addressActor.ts';

test('what goes out while the page is being left for another one holds back anew, and nothing is opened', async () => {
  const opened = vi.fn<() => boolean>(() => true);
  const address = createActor(
    addressActor<EventObject, EventObject>({
      open: opened,
      listeners: (_, popped) => ({ popstate: () => void popped() }),
    }),
  );
  address.start();
  address.send({ type: 'sentinel.set', mode: 'now' });
  // The sentinel is taken off the history first, which takes the browser a moment.
  address.send({ type: 'url.opened' });
  address.send({ type: 'intent.opened', intent: {} as never });
  address.send({ type: 'sentinel.set', mode: 'now' });
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await expect.poll(() => history.state?.backSentinel).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  address.stop();
});
