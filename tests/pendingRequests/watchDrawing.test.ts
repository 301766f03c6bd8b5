import { afterEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import { watchDrawing } from '../../machines/pendingRequests/watchDrawing.ts';

afterEach(() => vi.unstubAllGlobals());

const screenMachine = createMachine({
  id: 'screen',
  initial: 'waiting',
  states: {
    waiting: { tags: 'busy' },
    sending: { tags: 'holdsBack' },
    asking: { tags: 'unknown' },
    failed: {},
    unavailable: {},
    shown: {},
  },
  on: Object.fromEntries(
    ['waiting', 'sending', 'asking', 'failed', 'unavailable', 'shown'].map((state) => [
      state,
      { target: `.${state}` },
    ]),
  ),
});

const watched = () => {
  let frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => frames.push(look));
  const draw = () => {
    const now = frames;
    frames = [];
    for (const look of now) look();
  };
  const screen = createActor(screenMachine).start();
  const drawn: unknown[] = [];
  const root = createActor(
    setup({
      actors: { watchDrawing },
      actions: { note: ({ event }) => drawn.push(Reflect.get(event, 'keys')) },
    }).createMachine({
      invoke: {
        id: 'watch',
        src: 'watchDrawing',
        input: { screen: () => screen },
      },
      on: { 'results.seen': { actions: 'note' } },
    }),
  ).start();
  const answered = (key: string) =>
    root.getSnapshot().children['watch']?.send({ type: 'request.answered', key });
  return { screen, draw, drawn, answered };
};

test.each(['waiting', 'sending', 'asking', 'failed', 'unavailable'])(
  'takes no result for seen while the screen is %s',
  (state) => {
    const { screen, draw, drawn, answered } = watched();
    screen.send({ type: state });
    answered('k1');
    for (let frame = 0; frame < 5; frame += 1) draw();
    expect(drawn).toEqual([]);
    screen.send({ type: 'shown' });
    draw();
    expect(drawn).toEqual([]);
    draw();
    expect(drawn).toEqual([['k1']]);
  },
);
