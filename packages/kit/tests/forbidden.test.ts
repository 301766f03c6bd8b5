import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import {
  coverageOf,
  defineModel,
  diagnose,
  done,
  explore,
  fullSuite,
  mutationScore,
  runLive,
  runPure,
} from '../index.ts';

const gesture = async () => {};
const state = async () => {};

const machine = createMachine({
  id: 'gate',
  initial: 'open',
  on: { shut: '.closed', opened: '.open' },
  states: { open: { on: { opened: {} } }, closed: { on: { shut: {} } } },
});
const graph = explore(
  defineModel(machine, {
    events: { shut: { gesture }, opened: { gesture } },
    states: { open: state, closed: state },
  } as never),
);

test('refuses a forbidden event, as the `can` of XState does', () => {
  expect(
    graph.vertices.map(({ states, refused }) => [
      states,
      refused.map(({ move }) => 'event' in move && move.event),
    ]),
  ).toEqual([
    [['open'], ['opened']],
    [['closed'], ['shut']],
  ]);
  expect(diagnose(graph)).toEqual([]);
});

test('counts a forbidden transition neither as taken nor as missing, and notices when it is dropped', () => {
  const paths = fullSuite(graph);
  expect(coverageOf(graph, paths).transitions).toEqual({ met: 2, all: 2, missing: [] });
  expect(paths.flatMap((path) => [runPure(graph.model, path), runLive(graph.model, path)])).toEqual(
    paths.flatMap(() => [undefined, undefined]),
  );
  expect(mutationScore(graph, paths)).toMatchObject({ survivors: [], all: 9 });
});

test('notices that a child has answered although the answer is forbidden', () => {
  const waiting = setup({ actors: { load: fromPromise(async () => 'x') } }).createMachine({
    id: 'waiting',
    invoke: { id: 'load', src: 'load', onDone: {}, onError: {} },
    initial: 'on',
    states: { on: {} },
  });
  const { vertices, edges } = explore(
    defineModel(waiting, { outcomes: { load: { came: done('x') } }, states: { on: state } } as never),
  );
  expect(vertices.map(({ position }) => position.answered)).toEqual([[], ['load']]);
  expect(edges.map(({ transitions }) => transitions)).toEqual([[], []]);
});
