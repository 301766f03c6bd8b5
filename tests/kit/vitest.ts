import { describe, expect, test } from 'vitest';
import { diagnose, findingKey } from './doctor.ts';
import { explore } from './explore.ts';
import type { Model } from './model.ts';
import { brokenRules } from './rules.ts';
import { runLive } from './run/live.ts';
import { runPure } from './run/pure.ts';
import { divergenceText } from './run/session.ts';
import type { Divergence } from './run/session.ts';
import { fullSuite } from './suites.ts';

const explained = (model: Model, divergence: Divergence | undefined) =>
  divergence && divergenceText(model, divergence);

/**
 * Registers the tests of a model: everything declared can be met, the doctor finds nothing, the rules hold, and every
 * path of the full suite holds on the pure machine and on a running actor.
 */
export const testModel = (model: Model): void => {
  describe(`${model.name}, from its model`, () => {
    const graph = explore(model);
    test('everything declared can be met, and the doctor finds nothing', () => {
      expect(diagnose(graph).map((finding) => `${findingKey(finding)}: ${finding.why}`)).toEqual([]);
    });
    test.skipIf(model.rules.length === 0)('its rules hold', () => {
      expect(brokenRules(graph)).toEqual([]);
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
