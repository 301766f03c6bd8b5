export interface Case {
  answers: ReadonlyMap<string, boolean>;
  result: string;
}

/** An entry of a decision list. The first entry whose conditions all hold decides. */
export interface Choice {
  when: string[];
  results: string[];
}

type Answers = Case['answers'];

interface Kind {
  answers: Answers[];
  results: string[];
}

const conflict = (one: Answers, other: Answers): string | undefined =>
  [...one.keys()].find((name) => other.has(name) && other.get(name) !== one.get(name));

const kindsOf = (cases: readonly Case[]): Kind[] => {
  let kinds: Kind[] = [];
  for (const { answers, result } of cases) {
    const isAlike = (kind: Kind) =>
      kind.results.includes(result) || kind.answers.some((known) => conflict(known, answers) === undefined);
    const alike = kinds.filter(isAlike);
    kinds = [
      ...kinds.filter((kind) => !alike.includes(kind)),
      {
        answers: [...alike.flatMap((kind) => kind.answers), answers],
        results: [...new Set([...alike.flatMap((kind) => kind.results), result])],
      },
    ];
  }
  return kinds;
};

interface Entry {
  when: readonly string[];
  kind: Kind;
}

/** Whether each case reaches an entry of its kind and is not caught by an earlier one. */
const isRight = (entries: readonly Entry[], kinds: readonly Kind[]): boolean =>
  kinds.every((kind) =>
    kind.answers.every((answers) => {
      const isMeant = ({ when }: Entry) => !when.some((name) => answers.get(name) === false);
      const first = entries.find(isMeant);
      return first?.kind === kind && first.when.every((name) => answers.get(name) === true);
    }),
  );

const shortened = (entries: readonly Entry[], kinds: readonly Kind[]): readonly Entry[] => {
  for (const [at, entry] of entries.entries()) {
    // The condition evaluated first is the broader one and is kept as long as possible.
    const others = entry.when
      .toReversed()
      .map((name) => entries.with(at, { ...entry, when: entry.when.filter((other) => other !== name) }));
    const shorter = [entries.toSpliced(at, 1), ...others].find((list) => isRight(list, kinds));
    if (shorter) return shortened(shorter, kinds);
  }
  return entries;
};

const inOrderOfAnswers = (one: Entry & { answers: Answers }, other: { answers: Answers }): number => {
  const differing = conflict(one.answers, other.answers);
  return differing === undefined ? 0 : one.answers.get(differing) ? -1 : 1;
};

/** Returns what decides between outcomes, as a list to be read from the top: the first entry whose conditions hold decides. */
export const decisionList = (cases: readonly Case[]): Choice[] => {
  const kinds = kindsOf(cases);
  const entries = kinds
    .flatMap((kind) =>
      kind.answers.map((answers) => ({
        kind,
        answers,
        when: [...answers].flatMap(([name, answer]) => (answer ? [name] : [])),
      })),
    )
    .toSorted(inOrderOfAnswers);
  if (!isRight(entries, kinds)) return [{ when: [], results: kinds.flatMap(({ results }) => results) }];
  return shortened(entries, kinds).map(({ when, kind: { results } }) => ({ when: [...when], results }));
};
