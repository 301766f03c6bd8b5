import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createEmptyActor, createMachine, waitFor } from 'xstate';
import { connectionMachine } from '../../machines/root/connection.ts';
import { App } from '../../views/app/App.tsx';
import { Toasts } from '../../views/app/Toasts.tsx';
import { Failure } from '../../views/parts/Failure.tsx';
import { Page, ToHelp } from '../../views/parts/Page.tsx';
import { toasterMachine } from '../../machines/root/toaster.ts';
import { loadWording } from '../../views/wording/wording.ts';
import { startApp } from '../doubles/app.ts';
import { patience } from '../patience.ts';

const failing = (state: string, refusal: string) =>
  createActor(
    createMachine({
      context: { refusal },
      initial: state,
      states: { failed: {}, unavailable: {}, shown: {} },
    }),
  ).start();

test.each([
  ['en', 'failed', '', { key: 'error' }, ''],
  ['en', 'failed', 'Not today', { text: 'Not today' }, ''],
  ['en', 'unavailable', 'Not today', { text: 'Not today' }, ''],
  ['en', 'failed', 'Not today', { text: 'Copied' }, 'Copied'],
  ['en', 'shown', 'Not today', { text: 'Not today' }, 'Not today'],
  ['spec', 'failed', 'Not today', { text: 'Not today' }, 'Not today'],
] as const)(
  'says once why a page could not be loaded: %s, %s, %s, %j',
  async (language, state, refusal, message, seen) => {
    await loadWording(language, ['common']);
    const toaster = createActor(toasterMachine).start();
    render(<Toasts actor={toaster} screen={failing(state, refusal)} />);
    act(() => toaster.send({ type: 'toast.requested', message }));
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe(seen);
  },
);

test.each([
  ['en', 'shown', { key: 'error' }, 'No connection. Nothing is lost.'],
  ['en', 'failed', { key: 'error' }, ''],
  ['en', 'shown', { text: 'Not today' }, 'Not today'],
  ['spec', 'shown', { key: 'error' }, 'error'],
] as const)(
  'says what a tap without a connection does: %s, %s, %j',
  async (language, state, message, seen) => {
    await loadWording(language, ['common']);
    const toaster = createActor(toasterMachine).start();
    const connection = createActor(connectionMachine, {
      input: { root: createEmptyActor(), basePath: '' },
    }).start();
    connection.send({ type: 'call.failed' });
    render(<Toasts actor={toaster} screen={failing(state, '')} connection={connection} />);
    act(() => toaster.send({ type: 'toast.requested', message }));
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe(seen);
  },
);

test('offers a failure one main action, and help in the title bar', async () => {
  await loadWording('en', ['common']);
  const asked: string[] = [];
  render(
    <ToHelp value={<a href="#help">Help</a>}>
      <Page title="PeraLoan" trailing={<a href="#list">My complaints</a>}>
        <Failure title="Page not found" retryLabel="Home" onRetry={() => asked.push('home')} />
      </Page>
    </ToHelp>,
  );
  screen.getByRole('button', { name: 'Home' }).click();
  expect(asked).toEqual(['home']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'My complaints',
    'Help',
  ]);
});

test.each([
  ['a path that the app does not have', 'button', 'Home', ['goHome']],
  ['a session that has ended', 'button', 'Log in', ['goLogin']],
  ['a flow that is paused', 'link', 'Contact us', ['callPhone']],
])('offers a way on from %s', async (_, role, name, calls) => {
  await loadWording('en', ['common']);
  const { app, adapter, tell, tellRelease } = startApp(createMachine({ id: 'anyScreen' }), '', {
    servicePhone: '(02) 8888 0100',
  });
  render(<App app={app} />);
  await waitFor(app, (seen) => seen.matches({ screen: 'shown' }), patience);
  act(() => {
    if (name === 'Home') tell({ type: 'url.changed', address: { path: '/nowhere', search: '' } });
    else if (name === 'Log in') app.send({ type: 'session.ended' });
    else {
      const release = { release: 'r1', closed: ['anyScreen'], notice: '' };
      tellRelease({ type: 'release.read', release, isReloadDue: false });
    }
  });
  screen.getByRole(role, { name }).click();
  expect(adapter.calls.map(({ action }) => action)).toEqual(calls);
  app.stop();
});
