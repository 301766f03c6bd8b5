import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodesOf, edgesOf, heededIn, nameOf } from './ids.ts';

/** An action by its name, with its parameters where the chart itself says them and JSON can. */
export type ChartAction = string | { type: string; params: unknown };

/** A state of a chart. */
export interface ChartNode {
  /** Its path with dots; the root's is the machine's id. */
  id: string;
  key: string;
  parent?: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** How far down a history state remembers. */
  history?: 'shallow' | 'deep';
  /** The state in which it begins; where a history state leads as long as it remembers nothing. */
  initial?: string;
  /** What a final state answers, where the chart itself says so and JSON can. */
  output?: unknown;
  description?: string;
  tags: string[];
  /** Actors that run while it is active. */
  invokes: { id: string; src: string }[];
  entry: ChartAction[];
  exit: ChartAction[];
}

/** A transition of a chart. */
export interface ChartEdge {
  /** The kit's id, e.g. `shown.rating rating.sent[1]`. */
  id: string;
  source: string;
  /** Absent when the machine stays where it is. */
  target?: string;
  /** All targets, where there are several. */
  targets?: string[];
  /** Whether it leaves and enters its source again. */
  reenter?: true;
  event: string;
  guard?: string;
  /** Parameters of the guard, where the chart itself says them and JSON can. */
  guardParams?: unknown;
  actions: ChartAction[];
  /** Milliseconds of a delay that is not computed. */
  ms?: number;
}

/** A machine as data: what it can do, without any value that it holds. */
export interface Chart {
  id: string;
  /** The same for the same states, edges and guards, whatever build it comes from. */
  hash: string;
  nodes: ChartNode[];
  edges: ChartEdge[];
}

const typeOf = (node: AnyStateNode): ChartNode['type'] =>
  ['compound', 'parallel', 'final', 'history'].includes(node.type)
    ? (node.type as ChartNode['type'])
    : 'atomic';

/** A value that JSON keeps as it is; undefined for any other. */
const jsonOf = (value: unknown): unknown => {
  try {
    const text = typeof value === 'function' ? undefined : JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const paramsOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'params' in item ? jsonOf(item.params) : undefined;

// What xstate or a bundler named is no name of the chart's.
const named = (list: readonly unknown[]): ChartAction[] =>
  list.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (typeof item !== 'object' || item === null || !('type' in item)) return [];
    const [type, params] = [String(item.type), paramsOf(item)];
    return [params === undefined ? type : { type, params }];
  });

export const actionName = (action: ChartAction): string =>
  typeof action === 'string' ? action : action.type;

/** A chart without the values that code wrote into it: what is left are names. */
export const namesOnly = (chart: Chart): Chart => ({
  ...chart,
  nodes: chart.nodes.map(({ output: _output, ...node }) => ({
    ...node,
    entry: node.entry.map(actionName),
    exit: node.exit.map(actionName),
  })),
  edges: chart.edges.map(({ guardParams: _params, ...edge }) => ({
    ...edge,
    actions: edge.actions.map(actionName),
  })),
});

const initialOf = (node: AnyStateNode): AnyStateNode | undefined => {
  if (node.type !== 'history') return node.initial?.target?.[0];
  const { target } = node.config as { target?: unknown };
  if (typeof target !== 'string') return undefined;
  // A key of a sibling, its path, or an id, as in any target.
  return target.startsWith('#')
    ? (node.machine.getStateNodeById(target.slice(1)) as AnyStateNode)
    : target.split('.').reduce<AnyStateNode | undefined>((at, key) => at?.states[key], node.parent);
};

const chartNode = (node: AnyStateNode): ChartNode => {
  const initial = initialOf(node);
  const output = node.type === 'final' ? jsonOf(node.output) : undefined;
  return {
    id: nameOf(node),
    key: node.key,
    ...(node.parent && { parent: nameOf(node.parent) }),
    type: typeOf(node),
    ...(node.type === 'history' && {
      history: node.history === 'deep' ? ('deep' as const) : ('shallow' as const),
    }),
    ...(initial && { initial: nameOf(initial) }),
    ...(output !== undefined && { output }),
    ...(node.description && { description: node.description }),
    tags: node.tags,
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
    entry: named(node.entry),
    exit: named(node.exit),
  };
};

/** A short text that differs when `text` does: 64 bits, fast enough to run in a page. */
const digest = (text: string): string => {
  let one = 0xde_ad_be_ef;
  let two = 0x41_c6_ce_57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  return [one ^ (two >>> 15), two ^ (one >>> 13)]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('');
};

const delayOf = (machine: AnyStateMachine, name: string): unknown =>
  Object.hasOwn(machine.implementations.delays, name) ? machine.implementations.delays[name] : Number(name);

/** Reads a machine's chart. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const nodes = allNodesOf(machine).map(chartNode);
  const edges = edgesOf(machine).map(({ id, definition, source, event, guard }): ChartEdge => {
    const heeded = heededIn(event);
    const delay = heeded.kind === 'after' ? heeded.delay : undefined;
    const targets = (definition.target ?? []).map((one) => nameOf(one as AnyStateNode));
    const guardParams = paramsOf(definition.guard);
    const ms = delay === undefined ? undefined : delayOf(machine, delay);
    return {
      id,
      source: nameOf(source),
      ...(targets[0] !== undefined && { target: targets[0] }),
      ...(targets.length > 1 && { targets }),
      ...(definition.reenter && { reenter: true as const }),
      event,
      ...(guard && { guard }),
      ...(guardParams !== undefined && { guardParams }),
      actions: named(definition.actions),
      ...(typeof ms === 'number' && !Number.isNaN(ms) && { ms }),
    };
  });
  const structure = [
    nodes.map(({ id, type, initial, history }) => [id, type, initial, ...(history ? [history] : [])]),
    // What most edges do not have is left out, so that their charts keep their hash.
    edges.map(({ id, target, guard, targets, reenter }) => [
      id,
      target,
      guard,
      ...(targets ? [targets] : []),
      ...(reenter ? ['reenter'] : []),
    ]),
  ];
  return { id: machine.id, hash: digest(JSON.stringify(structure)), nodes, edges };
};
