import { flowNames } from '../../services/visit/flows.ts';

const rankOf = (name: string): number => {
  const rank = flowNames.findIndex((flow) => flow === name);
  return rank < 0 ? flowNames.length : rank;
};

/** The names of files, in the order of the flows; those of no flow come last. */
export function namesIn(files: readonly string[]): string[] {
  return files
    .map((file) => file.replace('.ts', ''))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other));
}
