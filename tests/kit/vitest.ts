import { describe, expect, test } from 'vitest';
import { reachable } from './coverage.ts';
import { restMistakes } from './coverage.ts';
import { explore } from './explore.ts';
import type { Model } from './model.ts';
import { runLive } from './run/live.ts';
import { runPure } from './run/pure.ts';
import { divergenceText } from './run/session.ts';
import type { Divergence } from './run/session.ts';
import { fullSuite } from './suites.ts';

const explained = (model: Model, divergence: Divergence | undefined) =>
  divergence && divergenceText(model, divergence);

/**
 * Registers the tests of a model: everything declared can be met, and every path of the full suite holds on the pure
 * machine and on a running actor.
 */
export const testModel = (model: Model): void => {
  describe(`${model.name}, from its model`, () => {
    const graph = explore(model);
    test('every state, transition, guard answer and case can be met', () => {
      const { states, transitions, guards, cases } = reachable(graph);
      const waived = (name: string) => model.waive[`never met: ${name}`] === undefined;
      expect({
        states: states.missing.filter(waived),
        transitions: transitions.missing.filter(waived),
        guards: guards.missing.filter(waived),
        cases: cases.missing.filter(waived),
        rests: restMistakes(graph),
      }).toEqual({ states: [], transitions: [], guards: [], cases: [], rests: [] });
    });
    test.each(fullSuite(graph).map((path) => ({ name: path.id, path })))(
      'path $name holds on the pure machine and a running actor',
      ({ path }) => {
        expect(explained(model, runPure(model, path))).toBeUndefined();
        expect(explained(model, runLive(model, path))).toBeUndefined();
      },
    );
  });
};
