import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { chartOf, nameOf } from '../../packages/kit/chart.ts';
import { readGolden } from '../../packages/kit/golden.ts';
import type { Model } from '../../packages/kit/index.ts';
import { goldenFiles } from '../../packages/kit/goldenFiles.ts';
import { modelsIn } from '../../packages/kit/modelFiles.ts';
import { neverVaried } from '../../packages/kit/varied.ts';
import { modelFiles } from './files.ts';

const features = modelFiles.map((modelFile) => {
  const file = goldenFiles(modelFile).feature;
  return { name: basename(file), file, modelFile, text: readFileSync(file, 'utf8') };
});

test('varies every field of an answer or a case in some model, or says why not', async () => {
  const models = (await Promise.all(modelFiles.map(modelsIn))).flat();
  expect(
    models.flatMap((model) => {
      const { missing, idle } = neverVaried(model);
      return [...missing, ...idle].map((line) => `${model.name}: ${line}`);
    }),
  ).toEqual([]);
});

test('has a feature file for every model, and no other', () => {
  expect(globSync('tests/*/accepted/*.feature').toSorted()).toEqual(
    features.map(({ file }) => file).toSorted(),
  );
});

test.each(features)("uses the product's words in $name: no identifiers, no long lines", ({ text }) => {
  const lines = text.split('\n');
  expect(lines.filter((line) => line.length > 150)).toEqual([]);
  const spoken = lines.map((line) => line.replaceAll(/"[^"]*"|iPhone/g, ''));
  expect(
    spoken.filter((line) => /[a-z][A-Z]|\w\.[a-zA-Z]| says '| is told '| does '|millisecond/.test(line)),
  ).toEqual([]);
});

const namesIn = ({ machine }: Model): string[] => {
  const { nodes, transitions } = chartOf(machine);
  const { actions, delays } = machine.implementations;
  return [
    ...nodes.filter((node) => node.description === undefined).map(nameOf),
    ...transitions.map(({ guard }) => guard.replace(/^(is|has|are)(?=[A-Z])/, '')),
    ...Object.keys({ ...actions, ...delays }),
  ].filter((name) => /[a-z][A-Z.]/.test(name));
};

const asTold = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('.', ' ')
    .toLowerCase();

test.each(features)('has words for every name in $name', async ({ modelFile, text }) => {
  const [model] = await modelsIn(modelFile);
  if (!model) throw new Error(`${modelFile} has no model.`);
  const given = Object.values(model.words).filter((words) => typeof words === 'string');
  const cells = text
    .toLowerCase()
    .split('\n')
    .map((line) => line.trim().replace(/^scenario: /, ''))
    .flatMap((line) => line.split('|').flatMap((cell) => cell.split(/, (?:else )?(?:when|unless) | and /)))
    .map((cell) => cell.trim().replace(/^(or )?((else )?(when|unless) )?/, ''));
  const bare = namesIn(model).map(asTold);
  expect(
    cells.filter(
      (cell) => (bare.includes(cell) || /^another .* is kept$/.test(cell)) && !given.includes(cell),
    ),
  ).toEqual([]);
});

const guardsIn = ({ machine }: Model): string[] =>
  chartOf(machine).transitions.flatMap(({ guard }) => (guard ? [asTold(guard)] : []));

test.each(features)(
  'names no condition by the bare name of a guard in $name',
  async ({ modelFile, text }) => {
    const [model] = await modelsIn(modelFile);
    if (!model) throw new Error(`${modelFile} has no model.`);
    const bare = new Set(guardsIn(model).map((name) => name.replace(/^(is|has|are) /, '')));
    const conditions = [...text.matchAll(/\b(?:when|unless) ([^:|\n]*)/g)].flatMap(([, all = '']) =>
      all.split(' and '),
    );
    expect(conditions.map((words) => words.trim()).filter((words) => bare.has(words))).toEqual([]);
  },
);

test('never calls an unclear outcome a failure: no toast, and the dialog of the root asks', () => {
  const steps = modelFiles
    // What the root loses is a file of the app.
    .filter((file) => !file.startsWith('tests/root/'))
    .flatMap((file) => readGolden(goldenFiles(file)) ?? [])
    .flatMap((path) => path.steps)
    .filter(({ move }) => move.by === 'service' && move.outcome === 'lost');
  expect(steps.length).toBeGreaterThan(10);
  for (const { expect: after } of steps) {
    expect(after.effects.filter((effect) => /toast\.|fault\./.test(effect))).toEqual([]);
    expect(after.states).toContainEqual(expect.stringContaining('outcomeUnknown'));
  }
});

const once = 19_209;

test('keeps all feature files short enough to read', () => {
  const files = globSync('tests/*/accepted/*.{feature,paths.json}');
  const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(once * 0.41);
});
