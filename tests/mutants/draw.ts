import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { diceOf } from '../simulation/dice.ts';

/** Texts are for people: most of those of machines are names that the compiler checks, or descriptions. */
export const excludedMutations = ['StringLiteral'];

const silent = new Proxy({}, { get: () => () => false }) as ConstructorParameters<typeof Instrumenter>[0];

/** The places of every mutant of the product's rules, as Stryker's option `mutate` takes them. */
async function allPlaces(): Promise<string[]> {
  const files = globSync('{machines,services,bridge}/**/*.ts').toSorted();
  const { mutants } = await new Instrumenter(silent).instrument(
    files.map((name) => ({ name: resolve(name), content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, excludedMutations, ignorers: [], noHeader: true },
  );
  const places = mutants.map(({ fileName, location: { start, end } }) => {
    const file = relative('.', fileName);
    return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  });
  return [...new Set(places)];
}

/** A draw of `count` places: the same one for the same seed and source. */
export async function drawPlaces(seed: number, count: number): Promise<string[]> {
  const dice = diceOf(seed, 'mutants');
  const left = await allPlaces();
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(dice.between(0, left.length - 1), 1),
  ).flat();
}
