import type { AnyStateNode } from 'xstate';
import { nameOf } from './chart.ts';
import type { Edge, Graph, Vertex } from './explore.ts';
import type { Model } from './model.ts';
import type { Move } from './moves.ts';
import { changedKeys } from './paths.ts';
import { answeredByPlace, refusedByPlace, sourceOf, transitionOf } from './places.ts';
import type { Answered } from './places.ts';
import {
  capitalised,
  changeWords,
  effectWords,
  guardWords,
  moreOf,
  moveSentence,
  placeTitle,
  stateWords,
  titleOf,
} from './words.ts';

/** Something that happens at a place, how guards answer it, and what comes of it, each as a clause; of a refusal comes nothing. */
interface Happening {
  move: Move;
  answers: Map<string, boolean>;
  comes: string[];
}

/** A row of a table: what happens, one way or another, and below one another what comes of it. */
interface Row {
  when: string[];
  then: string[];
}

/**
 * What a machine does, for people: a scenario for each of its places (a page, a dialog, something under way), titled by what is so there. One
 * table says what leads on, and what comes of it; a second one says what must come to nothing. It is made of everything that the machine can do
 * under the model: no examples, but the whole rule.
 */
export const featureText = (graph: Graph): string => {
  const { model, chart } = graph;
  const wholeTimes = wholeTimesOf(graph);
  const answeredAt = answeredByPlace(graph);
  const refusedIn = refusedByPlace(graph);
  const placeAt = (node: AnyStateNode) => {
    const happenings = happeningsAt(graph, node, answeredAt(node), wholeTimes);
    const told = node.parent && refusedIn(node.parent);
    const refused = [...refusedIn(node)].flatMap(([key, move]) => (told?.has(key) ? [] : [move]));
    return scenario(
      capitalised(node.path.length === 0 ? 'wherever it is' : placeTitle(model, nameOf(node))),
      moreOf(model, nameOf(node)),
      [
        ...table('Then this is what comes of it', rowsOf(graph, happenings, false)),
        ...table(
          'But nothing comes of it',
          together([...rowsOf(graph, happenings, true), ...refusedRows(graph, node, refused)]),
        ),
      ],
    );
  };
  return [
    `Feature: ${titleOf(model)}`,
    ...scenario('It is opened', '', table('Then this is how it begins', beginnings(graph))),
    ...chart.nodes.flatMap(placeAt),
    ...scenario('What always holds, whatever happens', '', [
      ...table('Then it is always so', rulesThat(model, false)),
      ...table('But it is never so', rulesThat(model, true)),
    ]),
    '',
  ].join('\n');
};

const rulesThat = ({ rules }: Model, isForbidding: boolean): Row[] =>
  rules.flatMap((rule) => ('forbids' in rule === isForbidding ? [{ when: [rule.says], then: [] }] : []));

const scenario = (title: string, more: string, steps: readonly string[]): string[] =>
  steps.length === 0
    ? []
    : [
        '',
        ...wrapped(`Scenario: ${title}`, 106).map((line, index) => `  ${index > 0 ? '  ' : ''}${line}`),
        ...(more ? wrapped(more, 106).map((line) => `    ${line}`) : []),
        ...steps,
      ];

/** Longest text of a cell; what is longer goes on in the next line. */
const cellWidth = 66;

const wrapped = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** A step with its table. A row that has more to say than a line holds goes on below itself; its first cell is empty then, or begins with 'or'. */
const table = (step: string, rows: readonly Row[]): string[] => {
  if (rows.length === 0) return [];
  const isWide = rows.some(({ then }) => then.length > 0);
  const goesOn = (lines: string[]) => lines.map((line, index) => (index > 0 ? `  ${line}` : line));
  const lines = rows.flatMap(({ when, then }) => {
    const left = when.flatMap((clause, index) =>
      goesOn(wrapped(index > 0 && isWide ? `or ${clause}` : clause, isWide ? cellWidth : 100)),
    );
    const right = then.flatMap((clause) => goesOn(wrapped(clause, cellWidth)));
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
      isWide ? [left[index] ?? '', right[index] ?? ''] : [left[index] ?? ''],
    );
  });
  const widths = [0, 1].map((column) => Math.max(0, ...lines.map((cells) => cells[column]?.length ?? 0)));
  return [
    `    ${step}`,
    ...lines.map(
      (cells) => `      | ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
    ),
  ];
};

const vertexAt = ({ vertices, model }: Graph, index: number): Vertex => {
  const vertex = vertices[index];
  if (!vertex) throw new Error(`The graph of '${model.name}' has no vertex ${index}.`);
  return vertex;
};

const beginnings = (graph: Graph): Row[] =>
  together(
    graph.starts.map((edge) => ({
      when: [moveSentence(graph.model, edge.move)],
      then: cameOf(graph, edge, graph.chart.machine.root),
    })),
  );

const isWithin = (state: string, node: AnyStateNode): boolean =>
  node.path.length === 0 || state === nameOf(node) || state.startsWith(`${nameOf(node)}.`);

/** The region of a parallel state in which a node stands; the root where there is none. */
const regionOf = (node: AnyStateNode): AnyStateNode => {
  let region = node;
  while (region.parent && region.parent.type !== 'parallel') region = region.parent;
  return region;
};

const unchanged = 'it stays so';
const asBefore = 'all is as before';

/** What comes of a step, as far as the region of its source is concerned: where it leads, what it does, or at least what it keeps. */
const cameOf = (graph: Graph, edge: Edge, source: AnyStateNode): string[] => {
  const { model } = graph;
  const region = regionOf(source);
  const before = graph.vertices[edge.from];
  const after = vertexAt(graph, edge.to);
  const entered = after.states.filter(
    (state) =>
      !before?.states.includes(state) &&
      (isWithin(state, region) || !region.parent || !isWithin(state, region.parent)),
  );
  const clauses = [
    ...entered.map((state) => stateWords(model, state)),
    ...edge.effects.map((effect) => effectWords(model, effect)),
    ...(after.position.snapshot.status === 'done' ? ['it is over'] : []),
  ].filter((clause) => clause !== '');
  if (clauses.length > 0) return [...new Set(clauses)];
  const kept = changedKeys(model, before?.position.snapshot, after.position.snapshot)
    .map((key) => changeWords(model, key))
    .filter((clause) => clause !== '');
  return kept.length > 0 ? kept : entered.length > 0 ? [asBefore] : [unchanged];
};

/** The answers of guards that stand in the region of a node, by name. */
const answersIn = (
  { chart }: Graph,
  node: AnyStateNode,
  guards: readonly { id: string; answer: boolean }[],
): Map<string, boolean> => {
  const region = regionOf(node);
  return new Map(
    guards.flatMap(({ id, answer }) => {
      const source = sourceOf(chart, id);
      const isOurs = source && (isWithin(nameOf(source), region) || isWithin(nameOf(region), source));
      return isOurs ? [[transitionOf(chart, id)?.guard ?? '', answer] as const] : [];
    }),
  );
};

const rank = ({ by }: Move): number => ['person', 'service', 'time'].indexOf(by);

/** A timer of which a part had passed before is told by its whole time. */
const inFull = (wholeTimes: ReadonlyMap<string, number>, move: Move): Move =>
  move.by === 'time' ? { ...move, ms: wholeTimes.get(move.timer) ?? move.ms } : move;

const wholeTimesOf = ({ edges }: Graph): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { move } of edges)
    if (move.by === 'time') times.set(move.timer, Math.max(move.ms, times.get(move.timer) ?? 0));
  return times;
};

/** Everything that a node's own transitions answer, taken or refused. */
const happeningsAt = (
  graph: Graph,
  node: AnyStateNode,
  { taken, refused }: Answered,
  wholeTimes: ReadonlyMap<string, number>,
): Happening[] =>
  [
    ...taken.map((edge) => ({
      move: inFull(wholeTimes, edge.move),
      answers: answersIn(graph, node, edge.guards),
      comes: cameOf(graph, edge, node),
    })),
    ...refused.map(({ move, guards }) => ({ move, answers: answersIn(graph, node, guards), comes: [] })),
  ].toSorted((a, b) => rank(a.move) - rank(b.move));

/** The happenings as rows: one for each thing that can come of a move, with what decides between them. */
const rowsOf = ({ model }: Graph, happenings: readonly Happening[], isRefused: boolean): Row[] => {
  const byMove = Map.groupBy(happenings, ({ move }) => moveSentence(model, move));
  const rows = [...byMove].flatMap(([move, all]) => {
    const different = [...Map.groupBy(all, ({ comes }) => comes.join('\n'))];
    // What was so already needs no row beside the one that brings it about.
    const results = different
      .filter(([comes]) => comes !== unchanged || different.length === 1)
      .map(([, same]) => same);
    const decided = results.flatMap((same) => {
      const [first] = same;
      return first && (first.comes.length === 0) === isRefused
        ? [{ comes: first.comes, on: results.length > 1 ? decisionOf(model, same, all) : '' }]
        : [];
    });
    return [...Map.groupBy(decided, ({ on }) => on)]
      .toSorted(([a], [b]) => Number(a === otherwise) - Number(b === otherwise))
      .map(([on, same]) => ({ when: [on ? `${move}, ${on}` : move], then: eitherOf(same) }));
  });
  return together(rows);
};

/** Where the words do not say what decides: what comes of it every time, and what comes of it sometimes. */
const eitherOf = (results: readonly Pick<Happening, 'comes'>[]): string[] => {
  const [first, ...others] = results.map(({ comes }) => comes);
  if (!first || others.length === 0) return first ?? [];
  const isEveryTime = (clause: string) => results.every(({ comes }) => comes.includes(clause));
  const clauses = [...new Set([first, ...others].flat())].filter((clause) => clause !== asBefore);
  return [
    ...clauses.filter(isEveryTime),
    ...clauses.filter((clause) => !isEveryTime(clause)).map((clause) => `sometimes: ${clause}`),
  ];
};

const otherwise = 'otherwise';

/** What the guards say whenever it comes so, and do not always say. */
const decisionOf = (model: Model, same: readonly Happening[], all: readonly Happening[]): string => {
  const names = [...new Set(all.flatMap(({ answers }) => [...answers.keys()]))];
  const always = (group: readonly Happening[], name: string, answer: boolean) =>
    group.every(({ answers }) => answers.get(name) === answer);
  const deciding = (answer: boolean) => [
    ...new Set(
      names
        .filter((name) => always(same, name, answer) && !always(all, name, answer))
        .map((name) => guardWords(model, name))
        .filter((clause) => clause !== ''),
    ),
  ];
  const yes = deciding(true);
  if (yes.length > 0) return `when ${yes.join(' and ')}`;
  const no = deciding(false);
  return no.length === 1 ? `unless ${no[0]}` : no.length > 1 ? otherwise : '';
};

/** Rows of which the same comes become one. */
const together = (rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ then }) => then.join('\n')).values()].map((same) => ({
    when: casesTogether([...new Set(same.flatMap(({ when }) => when))]),
    then: same[0]?.then ?? [],
  }));

/** Sentences that differ in nothing but the case in brackets become one. */
const casesTogether = (sentences: readonly string[]): string[] => {
  const parts = sentences.map((sentence) => {
    const [, before = sentence, name = '', behind = ''] = /^(.*) \(([^()]*)\)(.*)$/.exec(sentence) ?? [];
    return { before, name, behind };
  });
  return [...Map.groupBy(parts, ({ before, behind }) => `${before}\n${behind}`).values()].map((same) => {
    const names = same.map(({ name }) => name).filter((name) => name !== '');
    const { before = '', behind = '' } = same[0] ?? {};
    return `${before}${names.length > 0 ? ` (${names.join(', ')})` : ''}${behind}`;
  });
};

/** What a place refuses whatever is so, as far as its own region answers it elsewhere. */
const refusedRows = ({ model, chart }: Graph, node: AnyStateNode, refused: readonly Move[]): Row[] => {
  const region = regionOf(node);
  const answered = new Set(
    chart.transitions.flatMap(({ definition }) =>
      isWithin(nameOf(definition.source as AnyStateNode), region) ? [definition.eventType] : [],
    ),
  );
  return refused.flatMap((move) =>
    move.by === 'person' && (region.path.length === 0 || answered.has(move.event))
      ? [{ when: [moveSentence(model, move)], then: [] }]
      : [],
  );
};
