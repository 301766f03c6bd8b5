import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { edgesOf, nameOf, nodesOf } from './ids.ts';

/** A state of a chart. */
export interface ChartNode {
  /** Its path with dots; the root's is the machine's id. */
  id: string;
  key: string;
  parent?: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final';
  /** The state in which it begins. */
  initial?: string;
  description?: string;
  tags: string[];
  /** Actors that run while it is active. */
  invokes: { id: string; src: string }[];
  entry: string[];
  exit: string[];
}

/** A transition of a chart. */
export interface ChartEdge {
  /** The kit's id, e.g. `shown.rating rating.sent[1]`. */
  id: string;
  source: string;
  /** Absent when the machine stays where it is. */
  target?: string;
  event: string;
  guard?: string;
  actions: string[];
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

// What xstate or a bundler named is no name of the chart's.
const named = (list: readonly unknown[]): string[] =>
  list.flatMap((item) =>
    typeof item === 'string'
      ? [item]
      : typeof item === 'object' && item !== null && 'type' in item
        ? [String(item.type)]
        : [],
  );

const typeOf = (node: AnyStateNode): ChartNode['type'] =>
  node.type === 'compound' || node.type === 'parallel' || node.type === 'final' ? node.type : 'atomic';

const chartNode = (node: AnyStateNode): ChartNode => {
  const [initial] = node.initial?.target ?? [];
  return {
    id: nameOf(node),
    key: node.key,
    ...(node.parent && { parent: nameOf(node.parent) }),
    type: typeOf(node),
    ...(initial && { initial: nameOf(initial) }),
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

/** Reads a machine's chart. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const nodes = nodesOf(machine).map(chartNode);
  const edges = edgesOf(machine).map(({ id, definition, source, event, guard }): ChartEdge => {
    const [target] = definition.target ?? [];
    const delay = event.startsWith('after ') ? event.slice('after '.length) : undefined;
    const ms = delay === undefined ? undefined : (machine.implementations.delays[delay] ?? Number(delay));
    return {
      id,
      source: nameOf(source),
      ...(target && { target: nameOf(target as AnyStateNode) }),
      event,
      ...(guard && { guard }),
      actions: named(definition.actions),
      ...(typeof ms === 'number' && !Number.isNaN(ms) && { ms }),
    };
  });
  const structure = [
    nodes.map(({ id, type, initial }) => [id, type, initial]),
    edges.map(({ id, target, guard }) => [id, target, guard]),
  ];
  return { id: machine.id, hash: digest(JSON.stringify(structure)), nodes, edges };
};
