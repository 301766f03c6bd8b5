import { expect, test } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, setup } from 'xstate';
import { type BackMessage, type ScreenLoaded, watchScreen } from '../../machines/root/watchScreen.ts';

const posting = setup({
  types: {} as {
    events: { type: 'form.sent' } | { type: 'answer.read' } | { type: 'answer.lost' };
    tags: 'holdsBack' | 'unknown';
  },
  actors: { post: fromPromise(() => new Promise<void>(() => {})) },
}).createMachine({
  initial: 'typing',
  states: {
    typing: { on: { 'form.sent': { target: 'posting' } } },
    posting: {
      tags: 'holdsBack',
      invoke: { id: 'post', src: 'post' },
      on: { 'answer.read': { target: 'over' }, 'answer.lost': { target: 'unknown' } },
    },
    unknown: { tags: 'unknown' },
    over: { type: 'final' },
  },
});

const screenMachine = setup({
  types: {} as { events: { type: 'dialog.opened' } | { type: 'dialog.closed' }; tags: 'modal' },
  actors: {
    dialog: setup({ actors: { posting } }).createMachine({
      initial: 'open',
      states: {
        open: { invoke: { id: 'posting', src: 'posting', onDone: { target: 'over' } } },
        over: { type: 'final' },
      },
    }),
  },
}).createMachine({
  initial: 'ready',
  states: {
    ready: { on: { 'dialog.opened': { target: 'asking' } } },
    asking: {
      tags: 'modal',
      invoke: { id: 'dialog', src: 'dialog', onDone: { target: 'ready' } },
      on: { 'dialog.closed': { target: 'ready' } },
    },
  },
});

const watched = () => {
  const told: (BackMessage | ScreenLoaded)['type'][] = [];
  const root = createActor(
    setup({
      types: {} as { events: BackMessage | ScreenLoaded; children: { screen: 'screen' } },
      actors: { watchScreen, screen: screenMachine },
      actions: { note: ({ event }) => void told.push(event.type) },
    }).createMachine({
      invoke: [
        { id: 'screen', src: 'screen' },
        { id: 'watchScreen', src: 'watchScreen', input: ({ self }) => ({ root: self, screen: 'screen' }) },
      ],
      on: { 'screen.loaded': {}, '*': { actions: 'note' } },
    }),
  ).start();
  const { screen } = root.getSnapshot().children;
  if (!screen) throw new Error('The root has no screen');
  const child = (): AnyActorRef | undefined =>
    screen.getSnapshot().children['dialog']?.getSnapshot().children['posting'];
  return { screen, told, root, child };
};

test('lets a dialog handle back, and blocks back during a call of a machine inside it', () => {
  const { screen, told, child } = watched();
  screen.send({ type: 'dialog.opened' });
  child()?.send({ type: 'form.sent' });
  child()?.send({ type: 'answer.read' });
  expect(told).toEqual(['back.taken', 'back.blocked', 'back.taken', 'back.freed']);
});

test('reports the unknown outcome of a machine inside the dialog', () => {
  const { screen, told, child } = watched();
  screen.send({ type: 'dialog.opened' });
  child()?.send({ type: 'form.sent' });
  child()?.send({ type: 'answer.lost' });
  expect(told).toEqual(['back.taken', 'back.blocked', 'choice.awaited']);
});

test('watches a dialog again when it opens again', () => {
  const { screen, told, child } = watched();
  screen.send({ type: 'dialog.opened' });
  screen.send({ type: 'dialog.closed' });
  screen.send({ type: 'dialog.opened' });
  child()?.send({ type: 'form.sent' });
  expect(told).toEqual(['back.taken', 'back.freed', 'back.taken', 'back.blocked']);
});

test('sends nothing more once the watch has stopped', () => {
  const { screen, told, root, child } = watched();
  screen.send({ type: 'dialog.opened' });
  const posts = child();
  root.stop();
  posts?.send({ type: 'form.sent' });
  expect(told).toEqual(['back.taken']);
});
