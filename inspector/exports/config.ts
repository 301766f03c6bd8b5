import type { Chart, ChartEdge, ChartNode } from '../charts/chart.ts';

type Json = string | number | boolean | Json[] | { [name: string]: Json };
type Table = Record<string, Json>;

const transition = ({ target, guard, actions }: ChartEdge, chart: Chart): Json => ({
  ...(target !== undefined && { target: target === chart.id ? `#${chart.id}` : `#${chart.id}.${target}` }),
  ...(guard && { guard }),
  ...(actions.length > 0 && { actions }),
});

/** One of several is written as a list, one alone as itself. */
const oneOrMany = (list: Json[]): Json => (list.length === 1 ? (list[0] as Json) : list);

const types = { answers: 'xstate.done.actor.', fails: 'xstate.error.actor.', changes: 'xstate.snapshot.' };

/** The type of the event that an edge heeds, as XState calls it. */
const typeIn = (event: string): string => {
  const [, id, verb] = /^(.*) (answers|fails|changes)$/.exec(event) ?? [];
  return id === undefined ? event : `${types[verb as keyof typeof types]}${id}`;
};

const grouped = (edges: readonly ChartEdge[], chart: Chart): Table => {
  const groups = new Map<string, Json[]>();
  for (const edge of edges)
    groups.set(typeIn(edge.event), [...(groups.get(typeIn(edge.event)) ?? []), transition(edge, chart)]);
  return Object.fromEntries([...groups].map(([event, list]) => [event, oneOrMany(list)]));
};

const nodeConfig = (node: ChartNode, chart: Chart): Table => {
  const own = chart.edges.filter(({ source }) => source === node.id);
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  // What a child of another state answers is heeded like any other event.
  const isOfInvoked = (event: string) =>
    node.invokes.some(
      ({ id }) => /^ (answers|fails|changes)$/.test(event.slice(id.length)) && event.startsWith(id),
    );
  const plain = own.filter(
    ({ event }) =>
      event !== 'always' && event !== 'finished' && !event.startsWith('after ') && !isOfInvoked(event),
  );
  const named = (name: string) =>
    own.filter(({ event }) => event === name).map((edge) => transition(edge, chart));
  const after = own.flatMap((edge) =>
    edge.event.startsWith('after ') ? [{ ...edge, event: edge.event.slice('after '.length) }] : [],
  );
  const always = named('always');
  const finished = named('finished');
  const invoke = node.invokes.map(({ id, src }): Json => {
    const part = (key: string, verb: string) => {
      const found = named(`${id} ${verb}`);
      return found.length > 0 ? { [key]: oneOrMany(found) } : {};
    };
    return {
      id,
      src,
      ...part('onDone', 'answers'),
      ...part('onError', 'fails'),
      ...part('onSnapshot', 'changes'),
    };
  });
  return {
    ...(node.parent === undefined && { id: chart.id }),
    ...(node.type !== 'atomic' && node.type !== 'compound' && { type: node.type }),
    ...(node.initial !== undefined && {
      initial: chart.nodes.find(({ id }) => id === node.initial)?.key ?? node.initial,
    }),
    ...(node.description && { description: node.description }),
    ...(node.tags.length > 0 && { tags: node.tags }),
    ...(node.entry.length > 0 && { entry: node.entry }),
    ...(node.exit.length > 0 && { exit: node.exit }),
    ...(invoke.length > 0 && { invoke }),
    ...(plain.length > 0 && { on: grouped(plain, chart) }),
    ...(always.length > 0 && { always: oneOrMany(always) }),
    ...(after.length > 0 && { after: grouped(after, chart) }),
    ...(finished.length > 0 && { onDone: oneOrMany(finished) }),
    ...(children.length > 0 && {
      states: Object.fromEntries(children.map((child) => [child.key, nodeConfig(child, chart)])),
    }),
  };
};

/** A chart as XState writes machines: what `createMachine` takes, without implementations. */
export const configOf = (chart: Chart): Table => {
  const [root] = chart.nodes;
  return root ? nodeConfig(root, chart) : { id: chart.id };
};
