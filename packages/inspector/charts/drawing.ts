import type { Chart, ChartEdge, ChartNode } from './chart.ts';

/** Sizes in a picture, in pixels. Text width is estimated by its letters, because charts are drawn without a browser. */
export const sizes = { title: 13, text: 11, line: 15, padX: 10, padY: 8, dot: 12, letter: 0.58 } as const;

export interface BoxText {
  title: string;
  description: string[];
  invokes: string[];
  /** Edges that do not leave the state, each with its lines. */
  stays: { id: string; lines: string[] }[];
}

/** One arrow of a picture; edges between the same states share it. */
export interface Arrow {
  from: string;
  to: string;
  edges: { id: string; lines: string[] }[];
}

const wrap = (text: string, width: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < width
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);

/** Formats a duration for people. */
export const duration = (ms: number): string =>
  ms >= 60_000 && ms % 60_000 === 0 ? `${ms / 60_000} min` : ms >= 1_000 ? `${ms / 1_000} s` : `${ms} ms`;

export const edgeText = ({ event, guard, ms }: ChartEdge): string =>
  `${event}${ms === undefined ? '' : ` (${duration(ms)})`}${guard ? ` [${guard}]` : ''}`;

export const widthOf = (lines: readonly string[], size: number): number =>
  Math.ceil(Math.max(0, ...lines.map((line) => line.length)) * size * sizes.letter);

/** Name of the dot inside a state at which arrows start that lead from the state to one inside it. */
export const dotIn = (node: string): string => `${node} •`;
export const anywhereIn = (node: string): string => `${node} ∗`;

export const isWithin = (byId: ReadonlyMap<string, ChartNode>, id: string, other: string): boolean => {
  for (let at: string | undefined = id; at !== undefined; at = byId.get(at)?.parent)
    if (at === other) return true;
  return false;
};

export interface Drawing {
  texts: Map<string, BoxText>;
  arrows: Arrow[];
}

const leads = ({ target, targets }: ChartEdge): string =>
  target === undefined ? '' : ` → ${(targets ?? [target]).join(', ')}`;

export const drawingOf = (
  { nodes, edges }: Chart,
  isListed: (edge: ChartEdge) => boolean = () => false,
): Drawing => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const texts = new Map(
    nodes.map(({ id, key, history, description, invokes }): [string, BoxText] => [
      id,
      {
        title: history ? `${key} ${history === 'deep' ? 'H*' : 'H'}` : key,
        description: description ? wrap(description, 32) : [],
        invokes: invokes.map((invoked) => `▸ ${invoked.id}`),
        stays: edges
          .filter((edge) => edge.source === id && (edge.target === undefined || isListed(edge)))
          .map((edge) => ({ id: edge.id, lines: wrap(edgeText(edge) + leads(edge), 32) })),
      },
    ]),
  );
  const arrows = new Map<string, Arrow>();
  const add = (from: string, to: string, edge?: Arrow['edges'][number]) => {
    const key = `${from}\n${to}`;
    const arrow = arrows.get(key) ?? { from, to, edges: [] };
    if (edge) arrow.edges.push(edge);
    arrows.set(key, arrow);
  };
  for (const { id, type, initial } of nodes)
    if (initial !== undefined) add(type === 'history' ? id : dotIn(id), initial);
  for (const edge of edges.filter((one) => !isListed(one)))
    for (const target of edge.targets ?? (edge.target === undefined ? [] : [edge.target])) {
      // An arrow from a state to one inside it starts at a mark inside, which means: from anywhere here.
      const isInward = target !== edge.source && isWithin(byId, target, edge.source);
      add(isInward ? anywhereIn(edge.source) : edge.source, target, {
        id: edge.id,
        lines: wrap(edgeText(edge), 22),
      });
    }
  return { texts, arrows: [...arrows.values()] };
};
