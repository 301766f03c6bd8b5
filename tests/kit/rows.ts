import { decisionList } from './decisions.ts';
import type { Choice } from './decisions.ts';
import type { Coming, Happening } from './happenings.ts';

interface Way {
  says: string;
  on: string;
}

/** A row of a table: what happens, one way or another, and below one another what comes of it. */
export interface Row {
  when: Way[];
  then: string[];
}

/** A row of something that happens whatever is so. */
export const plainRow = (says: string, then: string[] = []): Row => ({ when: [{ says, on: '' }], then });

/** The rows that one happening takes, in the order in which they are read: those of which something comes, and those of which nothing comes. */
export interface Rows {
  coming: Row[];
  nothing: Row[];
}

const unchanged = 'nothing changes';
const sometimes = 'sometimes: ';

/** What comes of a step: where it leads and what it does, or at least what it keeps. */
const clausesAlone = ({ entered, deeds, changes }: Coming): string[] =>
  entered.length + deeds.length > 0 ? [...entered, ...deeds] : changes;

/** What comes of steps that the words do not tell apart: what comes every time, and what comes sometimes. */
export const clausesOf = (comings: readonly Coming[]): string[] => {
  const alone = comings.map(clausesAlone);
  // What was so already, and what is kept as it was, is no less so afterwards.
  const isEveryTime = (clause: string) =>
    comings.every(({ holds }, at) => holds.includes(clause) || alone[at]?.includes(clause)) ||
    comings.some(({ changes }) => changes.includes(clause));
  const clauses = [...new Set(alone.flat())];
  return [
    ...clauses.filter(isEveryTime),
    ...clauses.filter((clause) => !isEveryTime(clause)).map((clause) => `${sometimes}${clause}`),
  ];
};

const noComing: Coming = { entered: [], holds: [], deeds: [], changes: [] };
const above = 'above';
const nothing = 'nothing';

const resultOf = ({ comes }: Happening): string =>
  comes === undefined ? nothing : comes === above ? above : clausesAlone(comes).join('\n');

/** When an entry of a list counts, in words. Of two, each says it by itself; of more, each is read after those before it. */
const conditionOf = (list: readonly Choice[], at: number): string => {
  const [first] = list;
  const when = list[at]?.when ?? [];
  if (list.length === 1) return '';
  if (when.length > 0) return `${at > 0 ? 'else ' : ''}when ${when.join(' and ')}`;
  return list.length === 2 && first?.when.length === 1 ? `unless ${first.when[0] ?? ''}` : 'otherwise';
};

const listBy = (
  happenings: readonly Happening[],
  answersOf: (happening: Happening) => ReadonlyMap<string, boolean>,
): Choice[] => {
  const cases = new Map(
    happenings.map((happening) => {
      const found = { answers: answersOf(happening), result: resultOf(happening) };
      return [[...found.answers].flat().concat(found.result).join('\n'), found];
    }),
  );
  return decisionList([...cases.values()]);
};

/** What decides between the results: guards of the region itself, else what is so beside it as well where that is said in a few words. */
const decided = (happenings: readonly Happening[], thenOf: (choice: Choice) => string[]): Choice[] => {
  const isOpen = (list: readonly Choice[]) =>
    list.some((choice) => thenOf(choice).some((clause) => clause.startsWith(sometimes)));
  const byOwn = listBy(happenings, ({ answers }) => answers);
  if (!isOpen(byOwn)) return byOwn;
  const byAll = listBy(happenings, ({ beside, answers }) => new Map([...beside(), ...answers]));
  const results = new Set(byAll.flatMap((choice) => choice.results));
  return byAll.length <= results.size && !isOpen(byAll) ? byAll : byOwn;
};

/** Of happenings of one move: a row for each thing that can come of it, with what decides between them. */
export const rowsOf = (says: string, happenings: readonly Happening[]): Rows => {
  const byResult = Map.groupBy(happenings, resultOf);
  const thenOf = ({ results }: Choice) =>
    clausesOf(
      results.flatMap((result) =>
        (byResult.get(result) ?? []).map(({ comes }) =>
          comes === undefined || comes === above ? noComing : comes,
        ),
      ),
    );
  const list = decided(happenings, thenOf);
  const rows: Rows = { coming: [], nothing: [] };
  for (const [at, choice] of list.entries()) {
    const { results } = choice;
    const when = [{ says, on: conditionOf(list, at) }];
    const needsNoOther = list.length <= 2 || at === list.length - 1;
    const then = thenOf(choice);
    if (then.length > 0) rows.coming.push({ when, then });
    else if (results.includes(nothing) && needsNoOther) rows.nothing.push({ when, then });
    else if (!needsNoOther)
      rows.coming.push({ when, then: [results.includes(above) ? 'as above' : unchanged] });
    else if (list.length === 1 && !results.includes(above)) rows.coming.push({ when, then: [unchanged] });
  }
  return rows;
};

/** Rows of which the same comes become one, as long as the rows of each happening stay in their order. */
export const joined = (chains: readonly (readonly Row[])[]): Row[] => {
  const rows: Row[] = [];
  const placeOf = ({ then }: Row, from: number): number =>
    rows.findIndex((row, at) => at >= from && row.then.join('\n') === then.join('\n'));
  for (const chain of chains) {
    let from = 0;
    for (const [at, row] of chain.entries()) {
      const same = placeOf(row, from);
      if (same >= 0) {
        rows[same]?.when.push(...row.when);
        from = same + 1;
        continue;
      }
      const next = chain
        .slice(at + 1)
        .map((later) => placeOf(later, from))
        .find((place) => place >= 0);
      const place = next ?? rows.length;
      rows.splice(place, 0, { when: [...row.when], then: row.then });
      from = place + 1;
    }
  }
  return rows;
};

/** What happens in a row, below one another: what has the same condition stands below it. */
export const waysOf = ({ when }: Row, isWide: boolean): string[] =>
  [...Map.groupBy(when, ({ on }) => on)].flatMap(([on, same], group) => {
    const sentences = casesTogether([...new Set(same.map(({ says }) => says))]);
    const or = (words: string, at: number) => (at > 0 && isWide ? `or ${words}` : words);
    if (on === '') return sentences.map((says, at) => or(says, group + at));
    if (sentences.length === 1) return [or(`${sentences[0] ?? ''}, ${on}`, group)];
    return [or(`${on}:`, group), ...sentences.map((says, at) => `  ${or(says, at)}`)];
  });

const casesTogether = (sentences: readonly string[]): string[] => {
  const parts = sentences.map((sentence) => {
    const [, before = sentence, name = ''] = /^(.*) \(([^()]*)\)$/.exec(sentence) ?? [];
    return { before, name };
  });
  return [...Map.groupBy(parts, ({ before }) => before)].map(([before, same]) => {
    const names = same.map(({ name }) => name).filter((name) => name !== '');
    return `${before}${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
  });
};
