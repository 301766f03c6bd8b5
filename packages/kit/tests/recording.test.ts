import { expect, test } from 'vitest';
import { setup } from 'xstate';
import type { EventObject } from 'xstate';
import { parseFrames } from '../../inspector/frames/frame.ts';
import { defineModel, explore, fullSuite, liveActor, pathOfRecording, runLive } from '../index.ts';
import { pathOfFrames } from '../record.ts';
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
