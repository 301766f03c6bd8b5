import { describe, expect, test } from 'vitest';
import { hasPassed, keepPassed, keptVerdicts } from './cache.ts';
import { diagnose } from './doctor.ts';
import { explore } from './explore.ts';
import { behaviourDiff, readFeature, readGolden, readingDiff, readRecorded } from './golden.ts';
import { goldenFiles } from './goldenFiles.ts';
import type { Model } from './model.ts';
import { findingText, strayedFromAccepted, suiteOf } from './report.ts';
import { brokenRules } from './rules.ts';
import { runLive } from './run/live.ts';
import { runPure } from './run/pure.ts';
import { divergenceText } from './run/session.ts';
import type { Divergence } from './run/session.ts';

const explained = (model: Model, divergence: Divergence | undefined) =>
  divergence && divergenceText(model, divergence);

/** The model's file is beside its test: `order.test.ts` tests `order.model.ts`. */
const modelFileOf = (testFile = ''): string => testFile.replace(/\.test\.ts$/, '.model.ts');

/**
 * Registers the tests of the model in `file` (default: beside the test): reachability, doctor, rules, accepted behaviour, random walks, and every
 * path on the pure machine and a live actor.
 */
export const testModel = (model: Model, file?: string): void => {
  describe(`${model.name}, from its model`, () => {
    const modelFile = file ?? modelFileOf(expect.getState().testPath);
    // Verdicts of `npm run model` and of earlier tests are reused until a source of the model changes.
    const kept = keptVerdicts(modelFile)?.find(({ name }) => name === model.name);
    const { findings, broken, changed, strayed, suite } = kept ?? workedThrough(model, modelFile);
    test.skipIf(changed === undefined)('it does what was accepted', () => {
      expect(changed).toEqual([]);
    });
    // Nothing else has a meaning until a change of behaviour is accepted or repaired.
    if (changed && changed.length > 0) return;
    test('everything declared can be met, and the doctor finds nothing', () => {
      expect(findings).toEqual([]);
    });
    test.skipIf(changed === undefined)('random walks through what was accepted hold', () => {
      expect(strayed).toEqual([]);
    });
    test.each(model.rules.map(({ says }) => says))('it holds: %s', (says) => {
      expect(broken.find((rule) => rule.says === says)).toBeUndefined();
    });
    const walked = [...suite, ...readRecorded(goldenFiles(modelFile))];
    test.each(walked.map((path) => ({ name: path.id, path })))(
      'path $name holds on the pure machine and a running actor',
      ({ path }) => {
        expect(explained(model, runPure(model, path))).toBeUndefined();
        expect(explained(model, runLive(model, path))).toBeUndefined();
      },
    );
  });
};

const workedThrough = (model: Model, modelFile: string) => {
  const files = goldenFiles(modelFile);
  const accepted = readGolden(files);
  if (accepted && hasPassed(modelFile, model.name))
    return { findings: [], broken: [], changed: [], strayed: [], suite: accepted };
  const graph = explore(model);
  const changed = accepted && [...behaviourDiff(graph, accepted), ...readingDiff(graph, readFeature(files))];
  const found = {
    findings: diagnose(graph).map(findingText),
    broken: brokenRules(graph),
    strayed: strayedFromAccepted(graph, accepted, changed ?? []),
  };
  if (changed?.length === 0 && Object.values(found).every((list) => list.length === 0))
    keepPassed(modelFile, model.name);
  return { ...found, changed, suite: suiteOf(graph, accepted, changed ?? []) };
};
