import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineModel, explore, fullSuite, runLive, runPure } from '../index.ts';
import { reportOf, reportText } from '../report.ts';
import { still, takeAsked } from '../still.ts';

const gesture = async () => {};
const state = async () => {};

const ticket = setup({
  types: {
    context: {} as { id: string; at: number; lot: number; tries: number },
    events: {} as { type: 'drawn' } | { type: 'tried'; token: string },
  },
  actions: {
    draw: assign({
      id: () => crypto.randomUUID(),
      at: () => Date.now(),
      lot: () => Math.floor(Math.random() * 100),
    }),
    count: assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'ticket',
  context: { id: '', at: 0, lot: 0, tries: 0 },
  initial: 'none',
  states: {
    none: { on: { drawn: { target: 'drawn', actions: 'draw' } } },
    drawn: { on: { tried: { actions: 'count' } } },
  },
});

const modelOf = (more: Partial<Parameters<typeof defineModel<typeof ticket>>[1]>) =>
  defineModel(ticket, {
    events: {
      drawn: { gesture },
      tried: { gesture, cases: { any: () => ({ token: String(Math.random()) }) } },
    },
    states: { none: state, drawn: state },
    ...more,
  });

test('explores a machine that reads the time and random values, and reports these reads', () => {
  const model = modelOf({ bounds: { tries: 2 } });
  const graph = explore(model);
  expect(graph.vertices).toHaveLength(4);
  expect([...graph.asked.keys()].toSorted()).toEqual(['Date.now()', 'Math.random()', 'crypto.randomUUID()']);
  expect(graph.beyond).toBe(1);
  const said = reportText(reportOf(model, undefined));
  expect(said).toContain('Date.now() was asked');
  expect(said).toContain("1 steps lead beyond the model's bounds");
});

test('gives a live actor the same time and random values', () => {
  const model = modelOf({ bounds: { tries: 1 } });
  const paths = fullSuite(explore(model));
  expect(paths.flatMap((path) => [runPure(model, path), runLive(model, path)]).filter(Boolean)).toEqual([]);
});

test('explains how to bound a value that grows', () => {
  expect(() => explore(modelOf({ limit: 50 }))).toThrow('bounds: { tries: 3 }');
});

test('ends the exploration at `stopWhen`, without reporting a dead end', () => {
  const { vertices } = explore(modelOf({ stopWhen: ({ context }) => context.tries > 4 }));
  expect(vertices).toHaveLength(7);
  expect(vertices.at(-1)?.edges).toEqual([]);
});

test('restores time and randomness after a step, also after one that throws', () => {
  const before = [Date, Math.random, performance.now, crypto.randomUUID, crypto.getRandomValues];
  const drawn = () => [
    new Date().getTime(),
    Date(),
    Math.random(),
    performance.now(),
    crypto.randomUUID(),
    ...crypto.getRandomValues(new Uint8Array(4)),
  ];
  expect(still(drawn)).toEqual(still(drawn));
  const one = () => Math.random();
  expect(still(() => [still(one), still(one)])).toEqual([still(one), still(one)]);
  expect(still(() => new Date(5) instanceof Date && new Date(5).getTime())).toBe(5);
  expect(() =>
    still(() => {
      throw new Error('inside');
    }),
  ).toThrow('inside');
  expect([Date, Math.random, performance.now, crypto.randomUUID, crypto.getRandomValues]).toEqual(before);
  expect(crypto.randomUUID()).not.toBe(crypto.randomUUID());
  takeAsked();
});

test('reports ignored context values, because states that differ only in them are merged', () => {
  const text = reportText(reportOf(modelOf({ same: { tries: 'ignored' } }), undefined));
  expect(text).toContain('context.tries is ignored: states that differ in it alone count as one');
});
