import type { AnyStateNode } from 'xstate';
import { nameOf } from './chart.ts';
import type { Graph } from './explore.ts';
import { comingOf, happeningsAt, isWithin, regionOf, wholeTimesOf } from './happenings.ts';
import type { Model } from './model.ts';
import type { Move } from './moves.ts';
import { moveKey } from './moves.ts';
import { answeredByPlace, refusedByPlace } from './places.ts';
import { clausesOf, joined, plainRow, rowsOf, waysOf } from './rows.ts';
import type { Row } from './rows.ts';
import { capitalised, moreOf, moveSentence, placeTitle, titleOf } from './words.ts';

/**
 * Returns a readable description of what a machine does: a scenario per state, with what leads on and what changes nothing. It is derived from the
 * whole graph, so it states rules rather than examples.
 */
export const featureText = (graph: Graph): string => {
  const { model, chart } = graph;
  const wholeTimes = wholeTimesOf(graph);
  const answeredAt = answeredByPlace(graph);
  const refusedAt = refusedRows(graph);
  const takenKeys = new Map(
    chart.nodes.map((node) => [node, new Set(answeredAt(node).taken.map(({ move }) => keyOf(move)))]),
  );
  const takenAt = (node: AnyStateNode) => takenKeys.get(node) ?? new Set<string>();
  const toldOnce = onlyOneTakes(graph, takenAt, refusedAt);
  const placeAt = (node: AnyStateNode) => {
    const happenings = happeningsAt(graph, node, answeredAt(node), wholeTimes);
    const rows = [...Map.groupBy(happenings, ({ move }) => moveSentence(model, move))].map(
      ([sentence, same]) => rowsOf(sentence, same),
    );
    const refused = refusedAt(node).filter(({ key }) => !toldOnce.has(key));
    return scenario(
      capitalised(node.path.length === 0 ? 'in every state' : placeTitle(model, nameOf(node))),
      [moreOf(model, nameOf(node)), whatComesFirst(model, innerAnswering(node, takenAt))],
      [
        ...table('Then this happens', joined(rows.map(({ coming }) => coming))),
        ...table(
          nothingComes,
          joined([...rows.map(({ nothing }) => nothing), ...refused.map(({ row }) => [row])]),
        ),
      ],
    );
  };
  return [
    `Feature: ${titleOf(model)}`,
    ...scenario('It is opened', [], table('Then it begins like this', beginnings(graph))),
    ...chart.nodes.flatMap(placeAt),
    ...scenario(
      'Everywhere else',
      [],
      table(nothingComes, joined([...toldOnce.values()].map((row) => [row]))),
    ),
    ...scenario(
      'What always holds',
      [],
      [
        ...table('Then this always holds', rulesThat(model, false)),
        ...table('But this never holds', rulesThat(model, true)),
      ],
    ),
    '',
  ].join('\n');
};

const nothingComes = 'But nothing happens';

const rulesThat = ({ rules }: Model, isForbidding: boolean): Row[] =>
  rules.flatMap((rule) => ('forbids' in rule === isForbidding ? [plainRow(rule.says)] : []));

const scenario = (title: string, more: readonly string[], steps: readonly string[]): string[] =>
  steps.length === 0
    ? []
    : [
        '',
        ...wrapped(`Scenario: ${title}`, 106).map((line, index) => `  ${index > 0 ? '  ' : ''}${line}`),
        ...more.flatMap((words) => (words ? wrapped(words, 106).map((line) => `    ${line}`) : [])),
        ...steps,
      ];

const cellWidth = 68;

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

/** Returns a step with its table. A row that does not fit wraps; its first cell is then empty or begins with 'or'. */
const table = (step: string, rows: readonly Row[]): string[] => {
  if (rows.length === 0) return [];
  const isWide = rows.some(({ then }) => then.length > 0);
  const goesOn = ([first = '', ...lines]: string[]) => [
    first,
    ...lines.map((line) => `${' '.repeat(first.search(/\S/) + 2)}${line}`),
  ];
  const lines = rows.flatMap((row) => {
    const left = waysOf(row, isWide).flatMap((clause) => goesOn(wrapped(clause, isWide ? cellWidth : 100)));
    const right = row.then.flatMap((clause) => goesOn(wrapped(clause, cellWidth)));
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

const beginnings = (graph: Graph): Row[] =>
  joined(
    graph.starts.map((edge) => [
      plainRow(
        moveSentence(graph.model, edge.move),
        clausesOf([comingOf(graph, edge, graph.chart.machine.root)]),
      ),
    ]),
  );

const keyOf = (move: Move): string => (move.by === 'time' ? move.timer : moveKey(move));

const innerAnswering = (
  node: AnyStateNode,
  takenAt: (place: AnyStateNode) => ReadonlySet<string>,
): AnyStateNode[] => {
  const ours = takenAt(node);
  const within = (place: AnyStateNode): AnyStateNode[] =>
    Object.values<AnyStateNode>(place.states).flatMap((inner) =>
      [...takenAt(inner)].some((key) => ours.has(key)) ? [inner] : within(inner),
    );
  return within(node);
};

const mostNamed = 3;

const whatComesFirst = (model: Model, places: readonly AnyStateNode[]): string => {
  const titles = [...new Set(places.map((place) => placeTitle(model, nameOf(place))))];
  if (titles.length === 0) return '';
  return titles.length > mostNamed
    ? 'States inside handle their own rows first.'
    : `States inside handle their own rows first: ${titles.join('; ')}.`;
};

interface Refused {
  key: string;
  row: Row;
}

/** Moves that each state always refuses, if its own region handles them elsewhere and no surrounding state refuses them too. */
const refusedRows = (graph: Graph): ((node: AnyStateNode) => Refused[]) => {
  const { model, chart } = graph;
  const refusedIn = refusedByPlace(graph);
  return (node) => {
    const region = regionOf(node);
    const answered = new Set(
      chart.transitions.flatMap(({ definition }) =>
        isWithin(nameOf(definition.source as AnyStateNode), region) ? [definition.eventType] : [],
      ),
    );
    const around = node.parent && refusedIn(node.parent);
    return [...refusedIn(node)].flatMap(([key, move]) =>
      !around?.has(key) && move.by === 'person' && (region.path.length === 0 || answered.has(move.event))
        ? [{ key, row: plainRow(moveSentence(model, move)) }]
        : [],
    );
  };
};

/** Moves that one state takes and several refuse, such as a button that exists only there; these are listed once. */
const onlyOneTakes = (
  { chart }: Graph,
  takenAt: (place: AnyStateNode) => ReadonlySet<string>,
  refusedAt: (place: AnyStateNode) => readonly Refused[],
): Map<string, Row> => {
  const refused = chart.nodes.flatMap(refusedAt);
  return new Map(
    refused.flatMap(({ key, row }, at) =>
      refused.findIndex((other) => other.key === key) !== at &&
      chart.nodes.filter((node) => takenAt(node).has(key)).length === 1
        ? [[key, row]]
        : [],
    ),
  );
};
