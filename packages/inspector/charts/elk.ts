import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { emptyTable } from '../records.ts';
import type { Chart, ChartNode } from './chart.ts';
import { anywhereIn, type Arrow, type BoxText, dotIn, drawingOf, sizes, widthOf } from './drawing.ts';
import type { Box, Layout } from './layout.ts';

export interface Elk {
  layout: (graph: ElkNode) => Promise<ElkNode>;
}

const linesIn = ({ description, invokes, stays }: BoxText) => [
  ...description,
  ...invokes,
  ...stays.flatMap(({ lines }) => lines),
];

const boxOf = (text: BoxText) => {
  const lines = linesIn(text);
  const width = Math.max(widthOf([text.title], sizes.title + 1), widthOf(lines, sizes.text));
  return {
    width: Math.max(72, width + 2 * sizes.padX),
    height: 2 * sizes.padY + sizes.line + lines.length * sizes.line,
  };
};

const spacing = {
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

const pathTo = (byId: ReadonlyMap<string, { parent?: string }>, id: string): string[] => {
  const parent = byId.get(id)?.parent;
  return parent === undefined ? [id] : [...pathTo(byId, parent), id];
};

/** The sibling states between which an arrow leads, and their parent. */
const meeting = (byId: ReadonlyMap<string, { parent?: string }>, { from, to }: Arrow) => {
  const [one, other] = [pathTo(byId, from), pathTo(byId, to)];
  let at = 0;
  while (one[at] !== undefined && one[at] === other[at]) at += 1;
  const [source, target] = [one[at], other[at]];
  return source !== undefined && target !== undefined
    ? { around: one[at - 1] ?? '', source, target }
    : undefined;
};

/** Arrows that lead back; elk gets them reversed, so that there is no cycle. */
const backArrows = (
  byId: ReadonlyMap<string, { parent?: string }>,
  arrows: readonly Arrow[],
  order: readonly string[],
): Set<Arrow> => {
  const onward = new Map<string, { to: string; arrow: Arrow }[]>();
  for (const arrow of arrows) {
    const met = meeting(byId, arrow);
    if (met) onward.set(met.source, [...(onward.get(met.source) ?? []), { to: met.target, arrow }]);
  }
  const back = new Set<Arrow>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string) => {
    state.set(id, 'open');
    for (const { to, arrow } of onward.get(id) ?? [])
      if (state.get(to) === 'open') back.add(arrow);
      else if (!state.has(to)) visit(to);
    state.set(id, 'done');
  };
  for (const id of order) if (!state.has(id)) visit(id);
  return back;
};

const childrenIn = ({ nodes }: Chart): Map<string, ChartNode[]> => {
  const inside = new Map<string, ChartNode[]>();
  for (const node of nodes)
    if (node.parent !== undefined) inside.set(node.parent, [...(inside.get(node.parent) ?? []), node]);
  return inside;
};

/** Lays out a chart without the arrows of `listed` edges, with elk's `options`; events that share an arrow share a label. */
const layoutWith = async (
  elk: Elk,
  chart: Chart,
  options: Record<string, string>,
  listed: ReadonlySet<string> = new Set(),
): Promise<Layout> => {
  const { texts, arrows } = drawingOf(chart, ({ id }) => listed.has(id));
  const inside = childrenIn(chart);
  const dots = new Set(arrows.flatMap(({ from }) => (/ [•∗]$/.test(from) ? [from] : [])));
  const byId = new Map<string, { parent?: string }>(chart.nodes.map((node) => [node.id, node]));
  for (const dot of dots) byId.set(dot, { parent: dot.slice(0, -2) });

  const elkNode = (node: ChartNode): ElkNode => {
    const box = boxOf(texts.get(node.id) as BoxText);
    const children = inside.get(node.id) ?? [];
    if (children.length === 0) return { id: node.id, ...box };
    const marks = [dotIn(node.id), anywhereIn(node.id)].filter((dot) => dots.has(dot));
    return {
      id: node.id,
      layoutOptions: {
        'elk.algorithm': 'layered',
        'elk.direction': 'DOWN',
        'elk.padding': `[top=${box.height + 10},left=14,bottom=14,right=14]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${box.width},${box.height + 20})`,
        ...spacing,
        ...options,
      },
      children: [
        ...marks.map((id) => ({ id, width: sizes.dot, height: sizes.dot })),
        ...children.map(elkNode),
      ],
    };
  };

  const [root] = chart.nodes;
  if (!root) throw new Error(`${chart.id} has no states`);
  const order = [...dots, ...chart.nodes.map(({ id }) => id)];
  const back = backArrows(byId, arrows, order);
  const elkEdge = (arrow: Arrow, index: number): ElkExtendedEdge => {
    const lines = arrow.edges.flatMap((edge) => edge.lines);
    const [source, target] = back.has(arrow) ? [arrow.to, arrow.from] : [arrow.from, arrow.to];
    return {
      id: `e${index}`,
      sources: [source],
      targets: [target],
      ...(lines.length > 0 && {
        labels: [
          {
            text: lines.join('\n'),
            width: widthOf(lines, sizes.text) + 6,
            height: lines.length * sizes.line + 2,
            layoutOptions: { 'elk.edgeLabels.inline': 'true' },
          },
        ],
      }),
    };
  };
  // Parallel regions are drawn one below another: invisible arrows keep them in order.
  const stacked = chart.nodes
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ id }) => {
      const regions = inside.get(id) ?? [];
      return regions.slice(1).map((region, index) => ({
        id: `stack ${region.id}`,
        sources: [(regions[index] as ChartNode).id],
        targets: [region.id],
      }));
    });

  const placed = await elk.layout({
    id: '',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.randomSeed': '1',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      ...spacing,
      ...options,
    },
    children: [elkNode(root)],
    edges: [...arrows.map(elkEdge), ...stacked],
  });

  const layout: Layout = {
    width: 0,
    height: 0,
    nodes: emptyTable(),
    arrows: [],
    ...(listed.size > 0 && { listed: [...listed] }),
  };
  const place = (node: ElkNode) => {
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    if (node.id) layout.nodes[node.id] = [x, y, width, height].map(Math.round) as Layout['nodes'][string];
    node.children?.forEach(place);
  };
  place(placed);
  layout.width = Math.ceil(placed.width ?? 0);
  layout.height = Math.ceil(placed.height ?? 0);
  for (const [index, arrow] of arrows.entries()) {
    const found = placed.edges?.find(({ id }) => id === `e${index}`);
    const [section] = found?.sections ?? [];
    if (!section) continue;
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(
      ({ x, y }): [number, number] => [Math.round(x), Math.round(y)],
    );
    const [label] = found?.labels ?? [];
    layout.arrows.push({
      ...arrow,
      points: back.has(arrow) ? points.toReversed() : points,
      ...(label && {
        label: [label.x, label.y, label.width, label.height].map((value) => Math.round(value ?? 0)) as [
          number,
          number,
          number,
          number,
        ],
      }),
    });
  }
  return layout;
};

const downwards = { 'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS' };
const compacted = { ...downwards, 'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH' };
const toTheRight = {
  'elk.direction': 'RIGHT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};
const quick = {
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.thoroughness': '1',
};

/** The narrowest layout: straight from top to bottom, longer, with more bends. */
const narrow = { 'elk.layered.nodePlacement.strategy': 'SIMPLE' };
/** Pixels. A page is 830 pixels wide, so a picture of this width shows its letters at half their size. */
const pageWidth = 1_720;

/** So tall and narrow that a reader has to scroll far. */
const isTower = ({ width, height }: Layout): boolean => height > 4_000 && height > 4 * width;

const columns = {
  ...quick,
  'elk.layered.wrapping.strategy': 'MULTI_EDGE',
  'elk.aspectRatio': '1',
};

const isAt = ([x, y, width, height]: Box, [left, top]: [number, number]): boolean =>
  left >= x - 1 && left <= x + width + 1 && top >= y - 1 && top <= y + height + 1;

/** Lays out a very tall chart in columns, with the edges that elk loses listed in the box of their source; undefined if some are still lost. */
const inColumns = async (elk: Elk, chart: Chart): Promise<Layout | undefined> => {
  const listed = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const layout = await layoutWith(elk, chart, columns, listed).catch(() => undefined);
    if (!layout) return undefined;
    const placeOf = (id: string) => layout.nodes[id] ?? [0, 0, 0, 0];
    const lost = layout.arrows.filter(({ from, to, points }) => {
      const [start, end] = [points[0], points.at(-1)];
      return !start || !end || !isAt(placeOf(from), start) || !isAt(placeOf(to), end);
    });
    if (lost.length === 0) return layout;
    for (const { edges } of lost) for (const { id } of edges) listed.add(id);
  }
  return undefined;
};

export const listLayout = (chart: Chart): Layout => {
  const { texts } = drawingOf(chart, () => true);
  const inside = childrenIn(chart);
  const layout: Layout = { width: 0, height: 0, nodes: emptyTable(), arrows: [], isListed: true };
  const gap = 16;
  const place = (node: ChartNode, left: number, top: number): { width: number; height: number } => {
    const box = boxOf(texts.get(node.id) as BoxText);
    const children = inside.get(node.id) ?? [];
    if (children.length > 0) {
      // Placed off screen first, to learn how wide a row may become.
      const area = children
        .map((child) => place(child, 0, 0))
        .reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
      const widest = Math.max(600, Math.sqrt(area) * 1.2);
      let [x, y, rowHeight, across] = [left + gap, top + box.height + gap, 0, 0];
      for (const child of children) {
        const size = place(child, x, y);
        if (x > left + gap && x + size.width > left + widest) {
          [x, y, rowHeight] = [left + gap, y + rowHeight + gap, 0];
          place(child, x, y);
        }
        x += size.width + gap;
        rowHeight = Math.max(rowHeight, size.height);
        across = Math.max(across, x - left);
      }
      box.width = Math.max(box.width, across);
      box.height = y + rowHeight + gap - top;
    }
    layout.nodes[node.id] = [left, top, box.width, box.height].map(Math.round) as Layout['nodes'][string];
    return box;
  };
  const [root] = chart.nodes;
  if (!root) throw new Error(`${chart.id} has no states`);
  const { width, height } = place(root, 4, 4);
  return { ...layout, width: Math.ceil(width + 8), height: Math.ceil(height + 8) };
};

/** Chooses how to draw a chart, by its size alone, so that the result is the same everywhere: elk's run time grows with the density of arrows. */
export const manner = (chart: Chart): 'best' | 'quick' | 'listed' => {
  const arrows = drawingOf(chart).arrows.length;
  const forEachState = arrows / chart.nodes.length;
  if (arrows <= 70 && forEachState <= 2.2) return 'best';
  return arrows <= 90 || (arrows <= 330 && forEachState <= 1.7) ? 'quick' : 'listed';
};

const straightLayout = async (elk: Elk, chart: Chart): Promise<Layout> => {
  if (manner(chart) === 'quick') return layoutWith(elk, chart, quick);
  const made = await Promise.all([
    // elk fails to compact some charts ('Invalid hitboxes'); they keep their loose layout.
    layoutWith(elk, chart, compacted).catch(() => layoutWith(elk, chart, downwards)),
    layoutWith(elk, chart, toTheRight),
  ]);
  const narrower = (one: Layout, other: Layout) => (other.width < one.width ? other : one);
  const best = made.reduce(narrower);
  return best.width <= pageWidth ? best : narrower(best, await layoutWith(elk, chart, narrow));
};

/** Whether so few arrows branch off that a large chart is probably a tower, for which a straight layout takes longest. */
const isSparse = (chart: Chart): boolean => drawingOf(chart).arrows.length <= 1.3 * chart.nodes.length;

/** Lays out a chart with elk: the narrower of downwards and to the right, because pages scroll downwards. It has no timeout; `layoutOf` has. */
export const elkLayout = async (elk: Elk, chart: Chart): Promise<Layout> => {
  const early = manner(chart) === 'quick' && isSparse(chart) && (await inColumns(elk, chart));
  const layout = early || (await straightLayout(elk, chart));
  const legible = isTower(layout) ? await inColumns(elk, chart) : layout;
  return legible && legible.width <= 3 * pageWidth ? legible : listLayout(chart);
};
