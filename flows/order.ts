import { flowNames } from './index.ts';

const rankOf = (name: string): number => {
  const rank = flowNames.findIndex((flow) => flow === name);
  return rank < 0 ? flowNames.length : rank;
};

export const namesIn = (files: readonly string[]): string[] =>
  files
    .map((file) => file.replace('.ts', ''))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other));
