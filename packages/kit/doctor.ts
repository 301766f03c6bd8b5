import type { AnyActorRef, AnyStateNode } from 'xstate';
import { isOfAfter, nameOf } from './chart.ts';
import type { Edge, Graph, Vertex } from './explore.ts';
import type { Model } from './model.ts';
import { internal } from './model.ts';
import { inputOf } from './effects.ts';
import { moveKey, runningChildren } from './moves.ts';
import { serialise } from './serialise.ts';
import { firstWays, pathOf, pathSentences, wayTo } from './paths.ts';
import { reachable, restMistakes } from './coverage.ts';
import { idleRules } from './rules.ts';
import { present } from './step.ts';

/** A defect of a machine. */
export interface Finding {
  defect: string;
  where: string;
  why: string;
  way?: string[];
}

/** Key of a finding, as `waive` in a model names it: `never met: shown.b`. */
export const findingKey = ({ defect, where }: Finding): string => `${defect}: ${where}`;

/** Only `ends` can permit this defect: a waiver by state names would hide every other explored state with these names. */
const placeDefect = 'no way out';

/** Returns all defects of a machine except those that the model waives. */
export const diagnose = (graph: Graph): Finding[] => {
  const { waive } = graph.model;
  // Each defect is reported once, however many explored states have it.
  const found = new Map<string, Finding>();
  for (const finding of byCause(graph, [
    ...neverMet(graph),
    ...chartFindings(graph),
    ...dynamicFindings(graph),
    ...wrongEnds(graph),
    ...idleRules(graph).map((where) => ({
      defect: 'idle rule',
      where,
      why: 'nothing that the model reaches is what it speaks of',
    })),
  ])) {
    const key = findingKey(finding);
    if (!found.has(key)) found.set(key, finding);
  }
  const waives = (key: string) => found.has(key) && found.get(key)?.defect !== placeDefect;
  const idle = Object.keys(waive).filter((key) => !key.startsWith('survives: ') && !waives(key));
  return [
    ...[...found].flatMap(([key, finding]) => (waive[key] !== undefined && waives(key) ? [] : [finding])),
    ...idle.map((where) => ({
      defect: 'idle waiver',
      where,
      why: found.has(where)
        ? 'a place is not told by its states: say by `ends` which ones are right so'
        : 'there is no such finding any more',
    })),
  ];
};

/** Joins what proposed values may cause to one finding, before the machine's own defects. */
const byCause = (graph: Graph, findings: Finding[]): Finding[] => {
  const { states, transitions, guards, cases } = reachable(graph);
  const isOfValues = ({ defect, why }: Finding) =>
    defect === 'never met' ||
    (defect === 'dies' && /Cannot read|undefined|is not (a function|iterable)/.test(why));
  const ofValues = graph.model.isProposed ? findings.filter(isOfValues) : [];
  if (ofValues.length === 0) return findings;
  const parts = Object.entries({ states, transitions, 'guard results': guards, cases }).flatMap(
    ([name, { missing, all }]) => (missing.length > 0 ? [`${missing.length} of ${all} ${name}`] : []),
  );
  const deaths = ofValues.filter(({ defect }) => defect === 'dies').map(({ where }) => where);
  const why = [
    ...(parts.length > 0 ? [`${parts.join(', ')} are not met`] : []),
    ...(deaths.length > 0 ? [`it dies in ${deaths.join(', ')}`] : []),
  ].join(', and ');
  return [
    {
      defect: 'proposed values',
      where: 'see each TODO',
      why: `with the values that \`new\` proposed, ${why}. Write your own, then delete \`isProposed\``,
    },
    ...findings.filter((finding) => !isOfValues(finding)),
  ];
};

const neverMet = (graph: Graph): Finding[] => {
  const { states, transitions, guards, cases } = reachable(graph);
  const never = (where: string, why: string): Finding => ({ defect: 'never met', where, why });
  return [
    ...states.missing.map((where) => never(where, 'nothing that can happen leads to this state')),
    ...transitions.missing.map((where) => never(where, 'nothing that can happen takes this transition')),
    ...guards.missing.flatMap((where) => {
      const id = where.replace(/ (true|false)$/, '');
      const transition = graph.chart.transitions.find((candidate) => candidate.id === id);
      return transition && !transitions.missing.includes(id)
        ? [never(where, `'${transition.guard}' never answers ${where.endsWith('true') ? 'yes' : 'no'} here`)]
        : [];
    }),
    ...cases.missing.map((where) => never(where, 'it happens nowhere')),
    ...unheard(graph).map((where) => never(where, 'the machine heeds this event nowhere')),
    ...restMistakes(graph).map(({ where, why }) => ({ defect: 'not transient', where, why })),
  ];
};

/** Events that a user can cause and that never change anything. */
const unheard = (graph: Graph): string[] => {
  const heard = new Set(graph.edges.flatMap(({ move }) => (move.by === 'person' ? [move.event] : [])));
  return Object.entries(graph.model.events).flatMap(([type, entry]) =>
    entry === internal || heard.has(type) ? [] : [type],
  );
};

const actionsAt = ({ chart }: Graph, node: AnyStateNode) => {
  const where = nameOf(node);
  const leading = [...node.transitions.values(), node.always ?? []].flat();
  return [
    ...leading.map((definition) => ({
      where: chart.idOf.get(definition) ?? where,
      actions: definition.actions,
    })),
    { where: `${where} initial`, actions: node.initial.actions },
    { where, actions: [...node.entry, ...node.exit].filter((action) => !isOfAfter(action)) },
  ];
};

/** Actions without a name, and names without an implementation, which XState ignores silently. */
const actionFindings = (graph: Graph, node: AnyStateNode): Finding[] =>
  actionsAt(graph, node).flatMap(({ where, actions }) =>
    actions.flatMap((action): Finding[] => {
      if (typeof action === 'function')
        return [{ defect: 'inline action', where, why: 'the action has no name in setup' }];
      const name = typeof action === 'string' ? action : action.type;
      return name in graph.chart.machine.implementations.actions
        ? []
        : [{ defect: 'no such action', where: `${where} ${name}`, why: 'nothing does what the chart names' }];
    }),
  );

const lasts = (graph: Graph, service: string): boolean =>
  !Object.values(graph.model.outcomes[service] ?? {}).some(({ kind }) => kind === 'done' || kind === 'fails');

/** XState generates a name for an inline actor; only its position shows that it has none. */
const isUnnamed = (node: AnyStateNode, index: number): boolean => {
  const given = [(node.config.invoke ?? []) as { src: unknown } | { src: unknown }[]].flat()[index];
  return typeof given?.src !== 'string';
};

const chartFindings = (graph: Graph): Finding[] =>
  graph.chart.nodes.flatMap((node) => {
    const where = nameOf(node);
    const found: Finding[] = [];
    for (const [index, invoke] of node.invoke.entries()) {
      const service = String(invoke.src);
      const at = `${where} ${invoke.id}`;
      if (isUnnamed(node, index))
        found.push({ defect: 'unnamed actor', where: at, why: 'the actor is not named in setup' });
      if (/^\d+\./.test(invoke.id))
        found.push({ defect: 'unnamed invoke', where: at, why: 'the invoke has no id of its own' });
      if (lasts(graph, service)) continue;
      if (!node.transitions.has(`xstate.error.actor.${invoke.id}`)) {
        found.push({ defect: 'no error edge', where: at, why: 'a rejection would end the machine' });
      }
    }
    for (const { delay } of node.after) {
      if (typeof delay === 'number')
        found.push({
          defect: 'unnamed delay',
          where: `${where} after ${delay}`,
          why: 'the delay is a bare number',
        });
    }
    for (const { id, definition, guard } of graph.chart.transitions) {
      if (definition.source === node && guard === '(inline)')
        found.push({ defect: 'inline guard', where: id, why: 'the guard has no name in setup' });
    }
    return [...found, ...actionFindings(graph, node)];
  });

const dynamicFindings = (graph: Graph): Finding[] => {
  const first = firstWays(graph);
  const way = (vertex: number, last?: Edge) =>
    pathSentences(graph.model, pathOf(graph, '', [...wayTo(first, vertex), ...(last ? [last] : [])]));
  const found: Finding[] = [];
  for (const vertex of graph.vertices) {
    const { snapshot } = vertex.position;
    const where = vertex.states.join(' + ');
    if (snapshot.status === 'error') {
      const why = `it ends by an error that nothing catches: ${snapshot.error instanceof Error ? snapshot.error.message : String(snapshot.error)}`;
      found.push({ defect: 'dies', where, why, way: way(vertex.index) });
      // Services that still ran ended with it.
      continue;
    }
    if (isWithoutWayOut(vertex) && !endsWithPage(graph.model, vertex)) {
      found.push({
        defect: placeDefect,
        where,
        why: 'it is not final, and nothing leads on',
        way: way(vertex.index),
      });
    }
    for (const ref of runningChildren(vertex.position)) {
      if (!isAwaited(graph, ref) || endsInTime(graph, vertex, ref.id)) continue;
      found.push({
        defect: 'no limit in time',
        where: `${invokerOf(vertex, ref.id)} ${ref.id}`,
        why: 'no timer ends the wait when the service never answers',
        way: way(vertex.index),
      });
    }
    for (const edge of vertex.edges) {
      if (edge.move.by !== 'person') continue;
      for (const effect of edge.effects) {
        if (effect.kind !== 'start' || lasts(graph, effect.service)) continue;
        const running = runningChildren(vertex.position).find(({ id }) => id === effect.id);
        if (!running || serialise(inputOf(running)) !== serialise(effect.input)) continue;
        const why = `'${moveKey(edge.move)}' starts ${effect.service} again with the same input while it runs`;
        found.push({
          defect: 'restarted work',
          where: `${effect.service} by ${edge.move.event}`,
          why,
          way: way(vertex.index, edge),
        });
      }
    }
  }
  return found;
};

const isWithoutWayOut = ({ position, edges, index }: Vertex): boolean =>
  position.snapshot.status === 'active' && edges.every(({ to }) => to === index);

const endsWithPage = ({ ends, stopWhen }: Model, { position }: Vertex): boolean =>
  stopWhen(present(position)) || Object.values(ends).some((holds) => holds(position.snapshot));

/** Entries of `ends` that no dead end needs, and entries that would hide a dead end because some transition leads on from there. */
const wrongEnds = ({ model, vertices }: Graph): Finding[] => {
  const active = vertices.filter(({ position }) => position.snapshot.status === 'active');
  return Object.entries(model.ends).flatMap(([where, holds]): Finding[] => {
    const there = active.filter(({ position }) => holds(present(position)));
    if (!there.some(isWithoutWayOut))
      return [{ defect: 'idle end', where, why: 'every place of it has a way on' }];
    const inside = new Set(there.map(({ index }) => index));
    const wide = there.find(({ edges, states }) =>
      edges.some(
        ({ to }) => !inside.has(to) || !vertices[to]?.states.some((state) => states.includes(state)),
      ),
    );
    return wide
      ? [{ defect: 'wide end', where, why: `something leads on from ${wide.states.join(' + ')}` }]
      : [];
  });
};

/** Whether the parent waits for this child to answer once. An invoked machine has its own timeouts. */
const isAwaited = (graph: Graph, { src }: AnyActorRef): boolean => {
  const service = String(src);
  const logic = graph.model.machine.implementations.actors[service];
  return !lasts(graph, service) && !(typeof logic === 'object' && 'root' in logic);
};

/** Whether time alone leads from here to a state that no longer waits for this child. */
const endsInTime = (graph: Graph, from: Vertex, child: string): boolean => {
  const seen = new Set<number>();
  let at: Vertex | undefined = from;
  while (at && !seen.has(at.index)) {
    if (!runningChildren(at.position).some(({ id }) => id === child)) return true;
    seen.add(at.index);
    const { to }: Partial<Edge> = at.edges.find(({ move }) => move.by === 'time') ?? {};
    at = to === undefined ? undefined : graph.vertices[to];
  }
  return false;
};

const invokerOf = ({ position, states }: Vertex, child: string): string => {
  const invoker = (position.snapshot._nodes as AnyStateNode[]).find(({ invoke }) =>
    invoke.some(({ id }) => id === child),
  );
  return invoker ? nameOf(invoker) : states.join(' + ');
};
