import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromTransition, setup } from 'xstate';
import { everything } from '../mask.ts';
import { recordingTap } from './record.ts';

// XState reports what nobody catches as an error of its own task.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const fragile = setup({
  types: {} as { events: { type: 'tapped' } },
  actions: {
    fail: () => {
      throw new Error('no such thing');
    },
  },
}).createMachine({
  id: 'fragile',
  initial: 'fine',
  states: { fine: { on: { tapped: { actions: 'fail' } } } },
});

it('shows an actor dead, with the event and its error, when an action throws', async () => {
  const { inspect, actors, frames } = recordingTap({ allow: everything });
  const actor = createActor(fragile, { inspect }).start();
  actor.send({ type: 'tapped' });
  await Promise.resolve();
  expect(actors()).toMatchObject([{ id: 'fragile', status: 'error' }]);
  const [event] = frames.filter((frame) => frame.kind === 'event' && frame.type === 'tapped');
  expect(frames.at(-1)).toMatchObject({ kind: 'snapshot', status: 'error', cause: { seq: event?.seq } });
  expect(JSON.stringify(frames.at(-1))).toContain('no such thing');
});

it('shows a death once, and not that of an actor that goes on', async () => {
  const { inspect, frames } = recordingTap({ allow: everything });
  const logic = fromTransition((_, { type }: { type: string }) => {
    if (type === 'broken') throw new Error('no such thing');
    return type;
  }, '');
  const actor = createActor(logic, { inspect }).start();
  actor.send({ type: 'fine' });
  await Promise.resolve();
  expect(frames.filter((frame) => frame.kind === 'snapshot' && frame.status === 'error')).toEqual([]);
  actor.send({ type: 'broken' });
  actor.send({ type: 'fine' });
  await Promise.resolve();
  expect(frames.filter((frame) => frame.kind === 'snapshot' && frame.status === 'error')).toHaveLength(1);
});
