import { describe, expect, test } from 'vitest';
import { diagnose, findingKey } from './doctor.ts';
import { explore } from './explore.ts';
import { behaviourDiff, goldenFiles, readGolden } from './golden.ts';
import type { Model } from './model.ts';
import { brokenRules } from './rules.ts';
import type { Broken } from './rules.ts';
import { runLive } from './run/live.ts';
import { runPure } from './run/pure.ts';
import { divergenceText } from './run/session.ts';
import type { Divergence } from './run/session.ts';
import { fullSuite } from './suites.ts';

const explained = (model: Model, divergence: Divergence | undefined) =>
  divergence && divergenceText(model, divergence);

/** The model stands beside its test: `order.test.ts` tests `order.model.ts`. */
const modelFileOf = (testFile = ''): string => testFile.replace(/\.test\.ts$/, '.model.ts');

/**
 * Registers the tests of a model: everything declared can be met, the doctor finds nothing, the rules hold, it does what was
 * accepted, and every path of the full suite holds on the pure machine and on a running actor.
 */
export const testModel = (model: Model): void => {
  describe(`${model.name}, from its model`, () => {
    const graph = explore(model);
    let broken: Broken[] | undefined;
    test('everything declared can be met, and the doctor finds nothing', () => {
      expect(diagnose(graph).map((finding) => `${findingKey(finding)}: ${finding.why}`)).toEqual([]);
    });
    const accepted = readGolden(goldenFiles(modelFileOf(expect.getState().testPath)));
    test.skipIf(accepted === undefined)('it does what was accepted', () => {
      expect(behaviourDiff(graph, accepted ?? [])).toEqual([]);
    });
    test.each(model.rules.map(({ says }) => says))('it holds: %s', (says) => {
      broken ??= brokenRules(graph);
      expect(broken.find((rule) => rule.says === says)).toBeUndefined();
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
