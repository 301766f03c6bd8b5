import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { diceOf } from '../simulation/dice.ts';

/** A change of one expression of the product. */
export interface Mutant {
  file: string;
  /** From 1. */
  line: number;
  before: string;
  after: string;
  /** The file with the change. */
  text: string;
}

/** Texts are for people: most of those of machines are names that the compiler checks, or descriptions; those of views are classes. */
const excludedMutations = ['StringLiteral'];

const silent = new Proxy({}, { get: () => () => false }) as ConstructorParameters<typeof Instrumenter>[0];

/** Returns `count` mutants of the files that match: the same ones for the same seed and source. */
export async function drawMutants(pattern: string, seed: number, count: number): Promise<Mutant[]> {
  const texts = new Map(
    globSync(pattern)
      .toSorted()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const { mutants } = await new Instrumenter(silent).instrument(
    [...texts].map(([file, content]) => ({ name: resolve(file), content, mutate: true })),
    { plugins: null, excludedMutations, ignorers: [], noHeader: true },
  );
  const left = mutants.filter(({ status }) => status !== 'Ignored');
  const dice = diceOf(seed, 'mutants');
  const drawn = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(dice.between(0, left.length - 1), 1),
  ).flat();
  return drawn.map(({ fileName, location: { start, end }, replacement = '' }) => {
    const file = relative('.', fileName);
    const text = texts.get(file) ?? '';
    const lines = text.split('\n');
    const offsetOf = ({ line, column }: typeof start) =>
      lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column;
    const [from, to] = [offsetOf(start), offsetOf(end)];
    return {
      file,
      line: start.line + 1,
      before: text.slice(from, to),
      after: replacement,
      text: text.slice(0, from) + replacement + text.slice(to),
    };
  });
}
