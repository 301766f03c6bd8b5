import { expect, test } from 'vitest';
import { setup, waitFor } from 'xstate';
import { showsPrevious } from '../../machines/root/visible.ts';
import { startApp } from '../doubles/app.ts';
import { patience } from '../patience.ts';

const reading = setup({
  types: {} as { events: { type: 'data.read' } | { type: 'data.wanted' } },
}).createMachine({
  id: 'reading',
  initial: 'loading',
  states: {
    loading: { on: { 'data.read': { target: 'ready' } } },
    ready: { on: { 'data.wanted': { target: 'loading' } } },
  },
});

const started = async () => {
  const { app, tell } = startApp(reading);
  const context = () => app.getSnapshot().context;
  const screenIsOther = (before: unknown) =>
    waitFor(app, (snapshot) => ![before, undefined].includes(snapshot.context.screen), patience);
  const isStill = () => showsPrevious(context());
  await screenIsOther(undefined);
  const open = async (path: string, isTraversal = false) => {
    const before = context().screen;
    tell({ type: 'url.changed', address: { path, search: 'productId=p1' }, isTraversal });
    const whileLoading = isStill();
    if (app.getSnapshot().matches({ screen: 'loading' })) await screenIsOther(before);
    return [whileLoading, isStill()];
  };
  const send = (type: 'data.read' | 'data.wanted') => context().screen?.send({ type });
  return { app, context, open, send, isStill };
};

test('holds a screen that was ready until the next one is', async () => {
  const { app, open, send, isStill } = await started();
  send('data.read');
  expect(await open('/aboutUs')).toEqual([true, true]);
  send('data.read');
  expect(isStill()).toBe(false);
  app.stop();
});

test('holds nothing before the first screen is ready', async () => {
  const { app, open } = await started();
  expect(await open('/aboutUs')).toEqual([false, false]);
  app.stop();
});

test('lets a screen that was ready show itself that it loads again', async () => {
  const { app, send, isStill } = await started();
  send('data.read');
  send('data.wanted');
  expect(isStill()).toBe(false);
  app.stop();
});

test('holds nothing after back or forward to another address', async () => {
  const { app, open, send } = await started();
  send('data.read');
  expect(await open('/aboutUs', true)).toEqual([false, false]);
  app.stop();
});

test('holds no screen that a page which is none has replaced', async () => {
  const { app, open, send } = await started();
  send('data.read');
  expect(await open('/nowhere')).toEqual([false, false]);
  expect(await open('/aboutUs')).toEqual([false, false]);
  app.stop();
});
