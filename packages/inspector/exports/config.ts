import type { Chart, ChartEdge, ChartNode } from '../charts/chart.ts';
import { type Heeded, escapeKey, heededIn } from '../charts/ids.ts';

type Json = string | number | boolean | Json[] | { [name: string]: Json };
type Table = Record<string, Json>;

const targetIn = (target: string, { id, nodes }: Chart): string =>
  target === nodes[0]?.id ? `#${escapeKey(id)}` : `#${escapeKey(id)}.${target}`;

const transition = (
  { target, targets, guard, guardParams, actions, reenter }: ChartEdge,
  chart: Chart,
): Json => ({
  ...(target !== undefined && {
    target: targets ? targets.map((one) => targetIn(one, chart)) : targetIn(target, chart),
  }),
  ...(guard && { guard: guardParams === undefined ? guard : { type: guard, params: guardParams as Json } }),
  ...(actions.length > 0 && { actions: actions as Json }),
  ...(reenter && { reenter }),
});

const oneOrMany = (list: Json[]): Json => (list.length === 1 ? (list[0] as Json) : list);

const types = { answers: 'xstate.done.actor.', fails: 'xstate.error.actor.', changes: 'xstate.snapshot.' };

const nodeConfig = (node: ChartNode, chart: Chart): Table => {
  const own = chart.edges
    .filter(({ source }) => source === node.id)
    .map((edge) => ({ edge, heeded: heededIn(edge.event) }));
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const invoked = new Set(node.invokes.map(({ id }) => id));
  const grouped = (nameOf: (heeded: Heeded) => string | undefined): Table => {
    const groups = new Map<string, Json[]>();
    for (const { edge, heeded } of own) {
      const name = nameOf(heeded);
      if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), transition(edge, chart)]);
    }
    return Object.fromEntries([...groups].map(([name, list]) => [name, oneOrMany(list)]));
  };
  const on = grouped((heeded) => {
    if (heeded.kind === 'event') return heeded.type;
    // An answer of another state's child is handled like any other event.
    return 'actor' in heeded && !invoked.has(heeded.actor) ? types[heeded.kind] + heeded.actor : undefined;
  });
  const after = grouped((heeded) => (heeded.kind === 'after' ? heeded.delay : undefined));
  const plain = grouped(({ kind }) =>
    kind === 'always' ? 'always' : kind === 'finished' ? 'onDone' : undefined,
  );
  const invoke = node.invokes.map(({ id, src }): Json => ({
    id,
    src,
    ...grouped((heeded) =>
      'actor' in heeded && heeded.actor === id
        ? { answers: 'onDone', fails: 'onError', changes: 'onSnapshot' }[heeded.kind]
        : undefined,
    ),
  }));
  const initial = chart.nodes.find(({ id }) => id === node.initial);
  return {
    ...(node.parent === undefined && { id: chart.id }),
    ...(node.type !== 'atomic' && node.type !== 'compound' && { type: node.type }),
    ...(node.history && { history: node.history }),
    ...(initial &&
      (node.type === 'history' ? { target: targetIn(initial.id, chart) } : { initial: initial.key })),
    ...(node.description && { description: node.description }),
    ...(node.tags.length > 0 && { tags: node.tags }),
    ...(node.entry.length > 0 && { entry: node.entry as Json }),
    ...(node.exit.length > 0 && { exit: node.exit as Json }),
    ...(invoke.length > 0 && { invoke }),
    ...(Object.keys(on).length > 0 && { on }),
    ...(Object.keys(after).length > 0 && { after }),
    ...plain,
    ...(node.output !== undefined && { output: node.output as Json }),
    ...(children.length > 0 && {
      states: Object.fromEntries(children.map((child) => [child.key, nodeConfig(child, chart)])),
    }),
  };
};

export const configOf = (chart: Chart): Table => {
  const [root] = chart.nodes;
  return root ? nodeConfig(root, chart) : { id: chart.id };
};
