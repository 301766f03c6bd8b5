import { expect, test } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { parseFrames } from '../../inspector/frames/frame.ts';
import { everything } from '../../inspector/mask.ts';
import { recordingTap } from '../../inspector/tests/record.ts';
import { defineModel, explore, fullSuite, liveActor, pathOfRecording, runLive } from '../index.ts';
import { pathOfFrames, sessionsOf } from '../record.ts';
import type { Told } from '../record.ts';
import { model } from './codeEntry.model.ts';

const graph = explore(model);

test('turns the events of a live actor along a path into the same path', () => {
  for (const path of fullSuite(graph)) {
    const events: EventObject[] = [];
    const live = liveActor(model, path.input);
    live.actor.system.inspect((inspected) => {
      if (inspected.type === '@xstate.event' && inspected.actorRef === live.actor)
        events.push(inspected.event);
    });
    live.actor.start();
    for (const { move } of path.steps) live.perform(move);
    const recorded = pathOfRecording(graph, '', events);
    expect(recorded.steps.map(({ move }) => move)).toEqual(path.steps.map(({ move }) => move));
    expect(runLive(model, recorded)).toBeUndefined();
  }
});

test('accepts a masked payload if only one step fits, and fails if several do', () => {
  const begin = [{ type: 'xstate.init' }, { type: 'code.requested' }];
  const answered = { type: 'xstate.done.actor.sendCode', output: '•••' };
  expect(pathOfRecording(graph, '', [...begin, answered]).steps).toHaveLength(2);
  expect(() =>
    pathOfRecording(graph, '', [...begin, answered, { type: 'code.typed', code: '•••' } as EventObject]),
  ).toThrow("Event 4 of the recording, 'code.typed', fits 2 steps of the model.");
});

test('leaves out refused events, and fails for those that the model does not know', () => {
  expect(pathOfRecording(graph, '', [{ type: 'dialog.closed' }]).steps).toEqual([]);
  expect(() => pathOfRecording(graph, '', [{ type: 'door.opened' }])).toThrow(
    "'door.opened', fits no step of the model in idle",
  );
  expect(() => pathOfRecording(graph, 'other', [])).toThrow("has no input 'other'");
});

test('compares everything unmasked in a context, or only what is listed', () => {
  const lamp = setup({
    types: { context: {} as { watts: number }, input: {} as { watts: number } },
  }).createMachine({
    id: 'lamp',
    context: ({ input }) => input,
    initial: 'off',
    states: { off: {} },
  });
  const lamps = explore(
    defineModel(lamp, {
      inputs: { dim: () => ({ watts: 40 }), bright: () => ({ watts: 100 }) },
      events: {},
      states: { off: async () => {} },
    }),
  );
  const recorded = (watts: unknown) =>
    parseFrames(
      [
        { kind: 'actor', session: 'x:1', root: 'x:1', id: 'lamp', chart: { id: 'lamp', hash: 'h' } },
        { kind: 'snapshot', session: 'x:1', value: 'off', patch: { watts }, status: 'active' },
      ].map((frame, index) => ({ v: 1, run: 'r1', seq: index + 1, at: index, ...frame })),
    );
  const inputOf = (watts: unknown, told?: Told) =>
    pathOfFrames(lamps, recorded(watts), 'x:1', told).path.input;
  expect([inputOf(40), inputOf(100), inputOf('••• number'), inputOf(100, { lamp: {} })]).toEqual([
    'dim',
    'bright',
    'dim',
    'dim',
  ]);
});

test('begins where a restored actor began, and says when the machine had another chart', () => {
  const door = setup({ types: { events: {} as { type: 'pushed' } } }).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { pushed: 'open' } }, open: { on: { pushed: 'shut' } } },
  });
  const doors = explore(
    defineModel(door, {
      events: { pushed: { says: 'pushes', gesture: async () => {} } },
      states: { shut: async () => {}, open: async () => {} },
    }),
  );
  const snapshot = door.resolveState({ value: 'open' });
  const { frames, inspect } = recordingTap({ allow: everything });
  const actor = createActor(door, { snapshot, inspect }).start();
  actor.send({ type: 'pushed' });
  const [session = '', ...others] = sessionsOf(frames, 'door');
  expect(others).toEqual([]);
  const { path, ambiguities } = pathOfFrames(doors, frames, session);
  expect(path.steps.map(({ expect: { states } }) => states)).toEqual([['open'], ['shut']]);
  expect(ambiguities).toEqual([
    'it begins in open, where the model does not start; the shortest path there was taken',
  ]);
  expect(runLive(doors.model, path)).toBeUndefined();

  const ajar = createMachine({ id: 'door', initial: 'ajar', states: { ajar: {} } });
  const changed = recordingTap({ allow: everything });
  createActor(ajar, { inspect: changed.inspect }).start();
  const [other = ''] = sessionsOf(changed.frames, 'door');
  expect(() => pathOfFrames(doors, changed.frames, other)).toThrow(
    "fits no place of the model 'door'. The machine had another chart when it was recorded.",
  );
});
