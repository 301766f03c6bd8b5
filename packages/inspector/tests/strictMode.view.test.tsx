import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { Activity, StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { assign, fromCallback, type InspectionEvent, setup } from 'xstate';
import { everything } from '../mask.ts';
import { createUsageCounter } from '../usage/count.ts';
import { recordingTap } from './record.ts';

afterEach(cleanup);

const toggle = setup({
  types: {} as { context: { taps: number }; events: { type: 'tapped' } },
  actors: { listen: fromCallback(() => () => undefined) },
  actions: { count: assign({ taps: ({ context }) => context.taps + 1 }) },
}).createMachine({
  id: 'toggle',
  context: { taps: 0 },
  initial: 'off',
  invoke: { id: 'listen', src: 'listen' },
  states: {
    off: { on: { tapped: { target: 'on', actions: 'count' } } },
    on: { on: { tapped: { target: 'off', actions: 'count' } } },
  },
});

const recorder = () => {
  const recorded = recordingTap({ allow: everything });
  const usage = createUsageCounter(() => 0);
  const inspect = (event: InspectionEvent) => {
    recorded.inspect(event);
    usage.inspect(event);
  };
  return { ...recorded, inspect, usage };
};

const Toggle = ({ inspect }: { inspect: (event: InspectionEvent) => void }) => {
  const [snapshot, send] = useMachine(toggle, { inspect });
  return (
    <button type="button" onClick={() => send({ type: 'tapped' })}>
      {String(snapshot.value)}
    </button>
  );
};

test('reports every event of an app in StrictMode, which stops each actor and starts it again', () => {
  const { frames, inspect, usage, actors } = recorder();
  render(
    <StrictMode>
      <Toggle inspect={inspect} />
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'off' }));
  fireEvent.click(screen.getByRole('button', { name: 'on' }));
  fireEvent.click(screen.getByRole('button', { name: 'off' }));

  const taps = frames.filter((frame) => frame.kind === 'event' && frame.type === 'tapped');
  expect(taps).toHaveLength(3);
  expect(taps.map((frame) => frame.kind === 'event' && frame.cause.by)).toEqual([
    'person',
    'person',
    'person',
  ]);
  // StrictMode also creates an actor that it never starts.
  const alive = actors().filter(({ status, value }) => status === 'active' && value !== undefined);
  expect(alive).toMatchObject([{ id: 'toggle', value: 'on', context: { taps: 3 } }]);
  expect(usage.visit()[0]?.edges).toEqual({ 'off tapped': 2, 'on tapped': 1 });
});

test('shows an actor whose Activity was hidden and shown again', () => {
  const { frames, inspect, actors } = recorder();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Toggle inspect={inspect} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  fireEvent.click(screen.getByRole('button', { name: 'off' }));
  rerender(page('hidden'));
  expect(actors().map(({ id, status }) => [id, status])).toContainEqual(['toggle', 'stopped']);
  rerender(page('visible'));
  fireEvent.click(screen.getByRole('button', { name: 'on' }));
  expect(frames.filter((frame) => frame.kind === 'event' && frame.type === 'tapped')).toHaveLength(2);
  expect(actors().find(({ id, status }) => id === 'toggle' && status === 'active')).toMatchObject({
    value: 'off',
    context: { taps: 2 },
  });
});
