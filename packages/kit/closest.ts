const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries())
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const closest = (word: string, names: readonly string[]): string | undefined => {
  const [nearest] = names
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far <= Math.max(2, word.length / 3) ? nearest.name : undefined;
};

export const meant = (word: string, names: readonly string[]): string => {
  const name = closest(word, names);
  return name === undefined ? '' : ` Did you mean '${name}'?`;
};
