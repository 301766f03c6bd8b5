import { expect, test } from 'vitest';
import { fromPromise, setup, transition } from 'xstate';
import { defineModel, done, explore } from '../index.ts';
import { model as checkout } from '../examples/checkout.model.ts';
import { model as connection } from '../examples/connection.model.ts';
import { model as mediaPlayer } from '../examples/mediaPlayer.model.ts';
import type { Graph } from '../explore.ts';
import { canMatter, judge, mutationScore } from '../mutate.ts';
import { mutantsOf } from '../mutants.ts';
import { eventOf } from '../moves.ts';
import { fullSuite } from '../suites.ts';
import { model as codeEntry } from './codeEntry.model.ts';

const gesture = async () => {};
const state = async () => {};

/** Every way in which a step can enter a state or take a transition: regions, a history, a wildcard, an `always`, entry and exit transitions. */
const office = defineModel(
  setup({
    types: {
      context: {} as { visits: number },
      events: {} as
        | { type: 'called' }
        | { type: 'moved' }
        | { type: 'broken' }
        | { type: 'back' }
        | { type: 'unheard' },
    },
    actors: { clerk: fromPromise(async () => 1) },
    actions: { greet: () => undefined, sigh: () => undefined },
    guards: { isQuiet: () => false },
  }).createMachine({
    id: 'office',
    context: { visits: 0 },
    type: 'parallel',
    on: { broken: { target: '.desk', actions: 'sigh' } },
    states: {
      desk: {
        initial: 'free',
        entry: 'greet',
        on: { called: { target: '.busy', reenter: true } },
        states: {
          free: { on: { moved: '#office.lamp.on' } },
          busy: {
            initial: 'writing',
            tags: ['busy'],
            invoke: { src: 'clerk', id: 'clerk', systemId: 'clerk', onDone: 'free', onError: 'free' },
            states: { writing: { on: { moved: 'reading' } }, reading: {}, last: { type: 'history' } },
          },
        },
      },
      lamp: {
        initial: 'off',
        on: { '*': { actions: 'greet', guard: 'isQuiet' } },
        states: {
          off: { always: { target: 'on', guard: 'isQuiet' }, on: { moved: 'on' } },
          on: { on: { back: 'off', moved: { target: '#office.desk.busy.last' } }, exit: ['greet', 'sigh'] },
        },
      },
    },
  }),
  {
    events: {
      called: { gesture },
      moved: { gesture },
      broken: { gesture },
      back: { gesture },
      unheard: { gesture },
    },
    outcomes: { clerk: { ok: done(1) } },
    states: {
      'desk.free': state,
      'desk.busy.writing': state,
      'desk.busy.reading': state,
      'lamp.off': state,
      'lamp.on': state,
    },
  },
);

const graphs = [office, codeEntry, checkout, connection, mediaPlayer].map((model) => explore(model));
const named = graphs.map((graph): [string, Graph] => [graph.model.name, graph]);
const refusalsIn = ({ vertices }: Graph) =>
  vertices.flatMap((at) => at.refused.map((refusal) => ({ ...refusal, at })));

test.each(named)('changes no step that is declared unaffected by a mistake in %s', (_, graph) => {
  const wrong = mutantsOf(graph.chart).flatMap((mutant) => {
    const takeBack = mutant.make();
    const steps = [...graph.edges, ...refusalsIn(graph)].filter((step) => !canMatter(mutant.matters)(step));
    const changed = steps.filter((step) => judge(graph, step) !== 'same');
    takeBack();
    return changed.length > 0 ? [mutant.name] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(named)(
  "refuses in %s exactly the events that do not change XState's snapshot",
  (_, { model, vertices }) => {
    const wrong = vertices.flatMap(({ position, refused }) =>
      refused.flatMap(({ move }) => {
        const told = eventOf(model, position, move);
        const [after, actions] = transition(model.machine, told.position.snapshot, told.event);
        return actions.length > 0 || after.value !== position.snapshot.value ? [move] : [];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

test('detects a mutant without an entry action', () => {
  const lamp = defineModel(
    setup({
      types: { events: {} as { type: 'pressed' } },
      actions: { click: () => undefined },
    }).createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { pressed: 'on' } },
        on: { initial: { target: 'dim', actions: 'click' }, states: { dim: {} } },
      },
    }),
    { events: { pressed: { gesture } }, states: { off: state, 'on.dim': state } },
  );
  const graph = explore(lamp);
  expect(mutantsOf(graph.chart).map(({ name }) => name)).toContain('no click as on begins');
  expect(mutationScore(graph, fullSuite(graph)).survivors).toEqual([]);
});
