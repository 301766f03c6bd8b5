/** How guards answered once, in the order in which they were asked, and what came of it. */
export interface Case {
  answers: ReadonlyMap<string, boolean>;
  result: string;
}

/** An entry of a decision list: it counts where all of its conditions hold and no entry before it counted. */
export interface Choice {
  when: string[];
  /** What comes of it; several where the answers do not say which. */
  results: string[];
}

type Answers = Case['answers'];

interface Kind {
  answers: Answers[];
  results: string[];
}

const conflict = (one: Answers, other: Answers): string | undefined =>
  [...one.keys()].find((name) => other.has(name) && other.get(name) !== one.get(name));

/** Cases of which the answers do not say which result comes are of one kind. */
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

/** Whether each case comes to an entry of its kind, and is known not to be meant by those before. */
const isRight = (entries: readonly Entry[], kinds: readonly Kind[]): boolean =>
  kinds.every((kind) =>
    kind.answers.every((answers) => {
      const isMeant = ({ when }: Entry) => !when.some((name) => answers.get(name) === false);
      const first = entries.find(isMeant);
      return first?.kind === kind && first.when.every((name) => answers.get(name) === true);
    }),
  );

/** The list without what it can do without: whole entries, and conditions of entries. */
const shortened = (entries: readonly Entry[], kinds: readonly Kind[]): readonly Entry[] => {
  for (const [at, entry] of entries.entries()) {
    // What was asked first is the wider condition, and is kept as long as it can be.
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

/** What decides between results, as a list to be read from above: the first entry whose conditions hold counts. */
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
