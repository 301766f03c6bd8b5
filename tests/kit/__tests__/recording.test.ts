import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { explore, fullSuite, liveActor, pathOfRecording, runLive } from '../index.ts';
import { model } from './codeEntry.model.ts';

const graph = explore(model);

test('what a live actor heard along a path becomes the same path again', () => {
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

test('a masked payload is no hindrance where one step alone fits, and an error where several do', () => {
  const begin = [{ type: 'xstate.init' }, { type: 'code.requested' }];
  const answered = { type: 'xstate.done.actor.sendCode', output: '•••' };
  expect(pathOfRecording(graph, '', [...begin, answered]).steps).toHaveLength(2);
  expect(() =>
    pathOfRecording(graph, '', [...begin, answered, { type: 'code.typed', code: '•••' } as EventObject]),
  ).toThrow("Event 4 of the recording, 'code.typed', fits 2 steps of the model.");
});

test('what the machine refuses is left out, what the model does not know is an error', () => {
  expect(pathOfRecording(graph, '', [{ type: 'dialog.closed' }]).steps).toEqual([]);
  expect(() => pathOfRecording(graph, '', [{ type: 'door.opened' }])).toThrow(
    "'door.opened', fits no step of the model in idle",
  );
  expect(() => pathOfRecording(graph, 'other', [])).toThrow("has no input 'other'");
});
