import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine, type EventObject } from 'xstate';
import { createBackSentinel } from '../../services/device/backSentinel.ts';
import { saveInEntry } from '../../services/device/entry.ts';
import { addressActor } from '../../views/entries/addressActor.ts';
import { patience } from '../patience.ts';

const gone = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

beforeEach(() => history.pushState({}, '', `/${crypto.randomUUID()}`));

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The address of a page that is drawn a moment after it was opened, and what it reports to the root. */
const openPage = () => {
  const reported: string[] = [];
  const address = addressActor<EventObject, EventObject>({
    open: ({ type }) => type !== 'path.opened',
    listeners: (_, popped) => ({ popstate: () => void popped() }),
  });
  const page = createMachine({
    invoke: { src: address, id: 'address' },
    on: { '*': { actions: ({ event }) => reported.push(event.type) } },
  });
  const root = createActor(page).start();
  onTestFinished(() => void root.stop());
  return {
    address: root.getSnapshot().children['address'],
    reported,
    draw: () => document.body.style.setProperty('height', '3000px'),
  };
};

afterEach(() => {
  document.body.style.removeProperty('height');
});

test('cancels a navigation when an irreversible request is sent meanwhile', async () => {
  const opened = vi.fn<() => boolean>(() => true);
  const address = createActor(
    addressActor<EventObject, EventObject>({
      open: opened,
      listeners: (_, popped) => ({ popstate: () => void popped() }),
    }),
  );
  address.start();
  address.send({ type: 'sentinel.set', mode: 'now' });
  address.send({ type: 'request.opened', request: {} as never });
  // The request leaves before the history entry is pushed.
  expect(history.state.backSentinel).toBeUndefined();
  await expect.poll(() => history.state.backSentinel).toBe(true);
  // The sentinel is removed from the history first, which takes the browser a moment.
  address.send({ type: 'url.opened' });
  address.send({ type: 'request.opened', request: {} as never });
  address.send({ type: 'sentinel.set', mode: 'now' });
  await gone();
  await expect.poll(() => history.state?.backSentinel).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  address.stop();
});

test('stores choices in the history entry without reporting another URL, and only if they changed', async () => {
  // Patches `history`, so that its own navigation is reported.
  await import('wouter/use-browser-location');
  const reported = vi.fn<() => void>();
  addEventListener('replaceState', reported);
  const replaced = vi.spyOn(History.prototype, 'replaceState');
  saveInEntry({ isAgreed: true });
  saveInEntry({ isAgreed: true });
  saveInEntry({ promotion: { phone: '0917' } });
  saveInEntry({ promotion: undefined });
  expect(history.state.isAgreed).toBe(true);
  expect(history.state.promotion).toBeUndefined();
  expect(replaced).toHaveBeenCalledTimes(3);
  expect(reported).not.toHaveBeenCalled();
  history.replaceState(history.state, '');
  expect(reported).toHaveBeenCalledTimes(1);
  removeEventListener('replaceState', reported);
});

test('blocks back when a call starts while the previous one is still releasing it', async () => {
  const sentinel = createBackSentinel(() => undefined);
  addEventListener('popstate', sentinel.popped);
  sentinel.set('now');
  sentinel.set('off');
  sentinel.set('now');
  await gone();
  await expect.poll(() => history.state?.backSentinel).toBe(true);
  removeEventListener('popstate', sentinel.popped);
  sentinel.stop();
});

test.each(['off', 'fromTouch'] as const)(
  "does not treat its own history step as the user's back, even if the browser takes longer than a second: %s",
  async (mode) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pressed = vi.fn<() => void>();
    const sentinel = createBackSentinel(pressed);
    addEventListener('popstate', sentinel.popped);
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const at = location.href;
    sentinel.set('now');
    const released = sentinel.release();
    sentinel.set(mode);
    vi.advanceTimersByTime(1_000);
    await released;
    History.prototype.go.call(history, -1);
    await gone();
    expect(back).toHaveBeenCalledTimes(1);
    expect(pressed).not.toHaveBeenCalled();
    expect(location.href).toBe(at);
    // The next back is the user's own.
    sentinel.set('now');
    sentinel.set('fromTouch');
    History.prototype.go.call(history, -1);
    await gone();
    expect(pressed).toHaveBeenCalledTimes(1);
    removeEventListener('popstate', sentinel.popped);
    sentinel.stop();
  },
);

test('leaves the sentinel of a reloaded page until the user goes back, and then goes on back', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  saveInEntry({ backSentinel: true }, 'pushState');
  const sentinel = createBackSentinel(() => undefined);
  addEventListener('popstate', sentinel.popped);
  sentinel.set('off');
  expect(back).not.toHaveBeenCalled();
  History.prototype.back.call(history);
  await gone();
  expect(back).toHaveBeenCalledTimes(1);
  removeEventListener('popstate', sentinel.popped);
  sentinel.stop();
});

test('restores the scroll position once the page is long enough, and not after a caught back, which it reports', async () => {
  saveInEntry({ top: 300 });
  const { address, reported, draw } = openPage();
  await painted();
  expect(scrollY).toBe(0);
  draw();
  await expect.poll(() => scrollY, patience).toBe(300);
  scrollTo(0, 120);
  address?.send({ type: 'sentinel.set', mode: 'now' });
  address?.send({ type: 'request.opened', request: {} } as EventObject);
  await expect.poll(() => history.state.backSentinel, patience).toBe(true);
  address?.send({ type: 'sentinel.set', mode: 'fromTouch' });
  history.back();
  await gone();
  await painted();
  expect(scrollY).toBe(120);
  expect(reported).toEqual(['browser.backPressed']);
});

/** An address actor whose navigation replaces the history entry, and the URLs that it reported. */
const openReplacing = () => {
  const reported: string[] = [location.href];
  const change = (act: () => void) => {
    act();
    dispatchEvent(new Event('replaceState'));
  };
  const address = createActor(
    addressActor<EventObject & { url?: string }, EventObject>({
      open: ({ url }) => {
        change(() => History.prototype.replaceState.call(history, null, '', url));
        return false;
      },
      listeners: (tell, popped) => {
        const report = () => {
          reported.push(location.href);
          tell({ type: 'url.changed' });
        };
        return { replaceState: report, popstate: () => void (popped() || report()) };
      },
    }),
  ).start();
  return { address, reported };
};

test('reports every URL, also when a page is replaced and its back sentinel is still ahead in the history', async () => {
  const { address, reported } = openReplacing();
  const first = location.href;
  address.send({ type: 'sentinel.set', mode: 'now' });
  address.send({ type: 'request.opened' });
  await expect.poll(() => history.state?.backSentinel).toBe(true);
  address.send({ type: 'url.opened', url: '/taken' });
  address.send({ type: 'sentinel.set', mode: 'off' });
  await gone();
  await expect.poll(() => location.pathname).toBe('/taken');
  History.prototype.forward.call(history);
  await gone();
  expect(location.href).toBe(first);
  address.send({ type: 'sentinel.set', mode: 'off' });
  await painted();
  expect([location.href, reported.at(-1)]).toEqual([first, first]);
  // Back is blocked on this page too.
  address.send({ type: 'sentinel.set', mode: 'now' });
  address.send({ type: 'request.opened' });
  await expect.poll(() => history.state?.backSentinel).toBe(true);
  history.back();
  await gone();
  expect([location.href, reported.at(-1), history.state.backSentinel]).toEqual([first, first, true]);
  address.stop();
});

test('reports the page to which the removal of the back sentinel leads when it comes late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { address, reported } = openReplacing();
  const first = location.href;
  address.send({ type: 'sentinel.set', mode: 'now' });
  address.send({ type: 'request.opened' });
  vi.advanceTimersByTime(0);
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  address.send({ type: 'url.opened', url: '/taken' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.pathname).toBe('/taken');
  History.prototype.go.call(history, -1);
  await gone();
  expect([location.href, reported.at(-1)]).toEqual([first, first]);
  address.stop();
});

test('reports the page to which a back during the removal of the back sentinel leads', async () => {
  const first = location.href;
  history.pushState(null, '', '/second');
  const { address, reported } = openReplacing();
  address.send({ type: 'sentinel.set', mode: 'now' });
  address.send({ type: 'request.opened' });
  await expect.poll(() => history.state?.backSentinel).toBe(true);
  // The browser joins both.
  vi.spyOn(history, 'back').mockImplementation(() => History.prototype.go.call(history, -2));
  address.send({ type: 'sentinel.set', mode: 'off' });
  await gone();
  expect([location.href, reported.at(-1)]).toEqual([first, first]);
  address.stop();
});

test.each([
  ['a touch', () => dispatchEvent(new Event('pointerdown'))],
  ['another screen', () => history.replaceState(history.state, '', '/another')],
])('leaves the page where it is after %s', async (_, interrupt) => {
  saveInEntry({ top: 300 });
  const { draw } = openPage();
  // Loaded on demand: a touch counts from then on.
  await import('../../views/entries/restoreScrollPosition.ts');
  await painted();
  interrupt();
  draw();
  await painted();
  expect(scrollY).toBe(0);
});

test('reports a page that the browser shows again, but no page load', () => {
  const { reported } = openPage();
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(reported).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reported).toEqual(['page.restored']);
});

test('stops the browser on its way to another page when an irreversible request leaves from a screen opened since', () => {
  const stopped = vi.spyOn(window, 'stop');
  const { address } = openPage();
  address?.send({ type: 'url.opened' });
  address?.send({ type: 'path.opened' });
  address?.send({ type: 'request.opened' });
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('gives up the reload for a new release when an irreversible request leaves', async () => {
  const stopped = vi.spyOn(window, 'stop');
  const { address } = openPage();
  address?.send({ type: 'page.reloaded', release: 'r2' } as EventObject);
  address?.send({ type: 'request.opened', request: {} } as EventObject);
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('reloadedFor')).toBe('r2');
});
