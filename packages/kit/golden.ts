import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { coverageOf, reachable } from './coverage.ts';
import type { Graph } from './explore.ts';
import { featureText } from './feature.ts';
import type { GoldenFiles } from './goldenFiles.ts';
import type { TestPath } from './paths.ts';
import { pathsIn } from './paths.ts';
import { runPure } from './run/pure.ts';
import { divergenceText } from './run/session.ts';
import { wholeTexts } from './serialise.ts';
import { fullSuite } from './suites.ts';
import { argument } from './words.ts';

/** Reads the accepted paths; undefined before the first acceptance. @throws when the file is invalid. */
export const readGolden = (files: GoldenFiles): TestPath[] | undefined =>
  existsSync(files.paths) ? pathsIn(readFileSync(files.paths, 'utf8'), files.paths) : undefined;

/** Reads the paths made from recordings; empty without recordings. @throws when the file is invalid. */
export const readRecorded = ({ recorded }: GoldenFiles): TestPath[] =>
  existsSync(recorded) ? pathsIn(readFileSync(recorded, 'utf8'), recorded) : [];

export const readFeature = ({ feature }: GoldenFiles): string =>
  existsSync(feature) ? readFileSync(feature, 'utf8') : '';

export const keepRecorded = (files: GoldenFiles, path: TestPath): void => {
  const others = readRecorded(files).filter(({ id }) => id !== path.id);
  mkdirSync(dirname(files.recorded), { recursive: true });
  writeFileSync(files.recorded, `${json([...others, path])}\n`);
};

/** Accepts what a machine does now: its full suite becomes the golden paths. */
export const writeGolden = (files: GoldenFiles, graph: Graph): TestPath[] => {
  const paths = fullSuite(graph);
  mkdirSync(dirname(files.paths), { recursive: true });
  writeFileSync(files.paths, `${json(paths)}\n`);
  writeFileSync(files.feature, featureText(graph));
  const data = dataOf(JSON.stringify(paths));
  if (Object.keys(data).length > 0) writeFileSync(files.data, `${dataJson(data)}\n`);
  else rmSync(files.data, { force: true });
  return paths;
};

const lineWidth = 240;

/** Returns every long text that paths refer to by number, split at its commas, so that a changed value is a changed line in a diff. */
const dataOf = (paths: string): Record<string, string[]> => {
  const numbers = [...new Set([...paths.matchAll(/… #([0-9a-z]+)/g)].map(([, number = '']) => number))];
  return Object.fromEntries(
    numbers.toSorted().map((number) => [number, linesOf(wholeTexts.get(number) ?? '')]),
  );
};

const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  for (const part of text.split(/(?<=,)/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + part.length <= lineWidth) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  return lines;
};

const dataJson = (data: Record<string, string[]>): string => {
  const texts = Object.entries(data).map(
    ([number, lines]) => ` "${number}": [${lines.map((line) => JSON.stringify(line)).join(',\n  ')}]`,
  );
  return `{\n${texts.join(',\n')}\n}`;
};

/** Writes paths as JSON with one line per step, so that a changed step is a changed line in a diff. */
const json = (paths: readonly TestPath[]): string => {
  const begun = paths.map(({ steps, ...path }) => {
    const lines = steps.map((step) => `\n ${JSON.stringify(step)}`);
    return `${JSON.stringify({ ...path, steps: [] }).slice(0, -2)}${lines.join(',')}]}`;
  });
  return `[${begun.join(',\n')}]`;
};

/** Returns where the accepted readable text differs from the one generated now; empty when they are equal. */
export const readingDiff = (graph: Graph, accepted: string): string[] => {
  const now = featureText(graph);
  if (now === accepted) return [];
  const lines = [accepted, now].map((text) => text.split('\n'));
  const length = Math.max(...lines.map((text) => text.length));
  const first = Array.from({ length }, (_, index) => index).find(
    (index) => lines[0]?.[index] !== lines[1]?.[index],
  );
  const [was = '', is = ''] = lines.map((text) => text[first ?? 0]?.trim() ?? 'nothing');
  const { name } = graph.model;
  return [
    `The accepted text for people no longer reads as what ${name} does, first in line ${(first ?? 0) + 1}.\n  accepted: ${was}\n  now:      ${is}\n  npm run model -- accept ${argument(name)}, when this is meant`,
  ];
};

/** Returns how a machine differs from its accepted paths; empty when nothing differs. */
export const behaviourDiff = (graph: Graph, accepted: readonly TestPath[]): string[] => {
  const { model } = graph;
  const changed = accepted.flatMap((path) => {
    const divergence = runPure(model, path);
    return divergence
      ? [
          divergenceText(
            model,
            divergence,
            `npm run model -- accept ${argument(model.name)}, when this is meant`,
          ),
        ]
      : [];
  });
  const possible = reachable(graph);
  const shown = coverageOf(graph, accepted);
  const added = (['states', 'transitions', 'guards', 'cases'] as const).flatMap((kind) =>
    shown[kind].missing
      .filter((name) => !possible[kind].missing.includes(name))
      .map((name) => `new in ${kind}: ${name}`),
  );
  return changed.length > 0 ? changed : added;
};
