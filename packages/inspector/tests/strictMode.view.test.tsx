import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { Activity, StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { assign, fromCallback, type InspectionEvent, setup } from 'xstate';
import { afterAll, beforeAll } from '../frames/state.ts';
import { everything } from '../mask.ts';
import { actorShown } from '../page/place.ts';
import { createVisitCounter } from '../usage/visits.ts';
import { recordingTap } from './record.ts';

afterEach(cleanup);

/** `on` are more transitions of its first state. */
const toggleWith = (on: { held?: 'on' }) =>
  setup({
    types: {} as { context: { taps: number }; events: { type: 'tapped' } | { type: 'held' } },
    actors: { listen: fromCallback(() => () => undefined) },
    actions: { count: assign({ taps: ({ context }) => context.taps + 1 }) },
  }).createMachine({
    id: 'toggle',
    context: { taps: 0 },
    initial: 'off',
    invoke: { id: 'listen', src: 'listen' },
    states: {
      off: { on: { ...on, tapped: { target: 'on', actions: 'count' } } },
      on: { on: { tapped: { target: 'off', actions: 'count' } } },
    },
  });
const toggle = toggleWith({});

const recorder = () => {
  const recorded = recordingTap({ allow: everything });
  const usage = createVisitCounter(() => 0);
  const inspect = (event: InspectionEvent) => {
    recorded.inspect(event);
    usage.inspect(event);
  };
  return { ...recorded, inspect, usage };
};

interface ToggleProps {
  inspect: (event: InspectionEvent) => void;
  machine?: typeof toggle;
}

const Toggle = ({ inspect, machine = toggle }: ToggleProps) => {
  const [snapshot, send] = useMachine(machine, { inspect });
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
  // StrictMode also creates an actor that it never starts, which is not shown.
  expect(actors()).toMatchObject([
    { id: 'toggle', status: 'active', value: 'on', context: { taps: 3 } },
    { id: 'listen', status: 'active' },
  ]);
  expect(usage.visit().charts[0]?.edges).toEqual({ 'off tapped': 2, 'on tapped': 1 });
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

test('follows an actor that hot reload replaced by one of the changed machine', () => {
  const { frames, inspect, actors, usage } = recorder();
  const page = (machine: typeof toggle) => (
    <StrictMode>
      <Toggle inspect={inspect} machine={machine} />
    </StrictMode>
  );
  const { rerender } = render(page(toggle));
  const selected = actors().find(({ id }) => id === 'toggle')?.session;
  fireEvent.click(screen.getByRole('button', { name: 'off' }));
  rerender(page(toggleWith({ held: 'on' })));
  fireEvent.click(screen.getByRole('button', { name: 'on' }));

  const successor = actorShown(afterAll(beforeAll, frames), selected);
  expect(successor).toMatchObject({ id: 'toggle', status: 'active', value: 'off', context: { taps: 2 } });
  expect(successor?.session).not.toBe(selected);
  expect(
    frames.flatMap((frame) =>
      frame.kind === 'event' && frame.type === 'tapped' ? [[frame.session, frame.cause.by]] : [],
    ),
  ).toEqual([
    [selected, 'person'],
    [successor?.session, 'person'],
  ]);
  expect(actors().filter(({ status }) => status === 'active')).toHaveLength(2);
  expect(usage.visit().charts.map(({ edges, ends }) => ({ edges, ends }))).toEqual([
    { edges: { 'off tapped': 1 }, ends: [] },
    { edges: { 'on tapped': 1 }, ends: ['off'] },
  ]);
});
