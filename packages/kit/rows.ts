import { decisionList } from './decisions.ts';
import type { Choice } from './decisions.ts';
import type { Coming, Happening } from './happenings.ts';

interface Way {
  says: string;
  on: string;
}

export interface Row {
  when: Way[];
  then: string[];
}

export const plainRow = (says: string, then: string[] = []): Row => ({ when: [{ says, on: '' }], then });

/** The rows of one happening in reading order: those with a result, and those without. */
export interface Rows {
  coming: Row[];
  nothing: Row[];
}

const unchanged = 'nothing changes';
const sometimes = 'sometimes: ';

const clausesAlone = ({ entered, deeds, changes }: Coming): string[] =>
  entered.length + deeds.length > 0 ? [...entered, ...deeds] : changes;

/** Returns the clauses of steps that have the same description: results that always occur, and those that sometimes do. */
export const clausesOf = (comings: readonly Coming[]): string[] => {
  const alone = comings.map(clausesAlone);
  // A state that already held, or a value that was kept, also holds afterwards.
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

/** Describes the condition of an entry. Of two entries each names its own; of more, each is read after those before it. */
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

/** Returns what decides between the results: guards of the region itself, else the state of other regions if that can be said briefly. */
const decided = (happenings: readonly Happening[], thenOf: (choice: Choice) => string[]): Choice[] => {
  const isOpen = (list: readonly Choice[]) =>
    list.some((choice) => thenOf(choice).some((clause) => clause.startsWith(sometimes)));
  const byOwn = listBy(happenings, ({ answers }) => answers);
  if (!isOpen(byOwn)) return byOwn;
  const byAll = listBy(happenings, ({ beside, answers }) => new Map([...beside(), ...answers]));
  const results = new Set(byAll.flatMap((choice) => choice.results));
  return byAll.length <= results.size && !isOpen(byAll) ? byAll : byOwn;
};

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

/** Returns the alternatives of a row, one below another, grouped by condition. */
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
