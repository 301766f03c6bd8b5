import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { keysIn } from '../inspector/charts/ids.ts';
import { nodesOf } from './chart.ts';
import type { Effect } from './effects.ts';
import type { Edge, Graph } from './explore.ts';
import type { Move, Start } from './moves.ts';
import { firstWays, pathOf, pathSentences, wayTo } from './paths.ts';
import { present } from './step.ts';
import type { Seen } from './types.ts';
import { moveSentence, statesSentence } from './words.ts';

export interface RuleStep<Machine extends AnyStateMachine> {
  move: Move | Start;
  /** The snapshot after the step. */
  seen: Seen<Machine>;
  effects: Effect[];
}

/** A property that must hold for everything a machine can do. */
export type Rule<Machine extends AnyStateMachine> =
  | { kind: 'always'; says: string; forbids?: true; holds: (seen: Seen<Machine>) => boolean }
  | {
      kind: 'respond';
      says: string;
      when: (seen: Seen<Machine>) => boolean;
      then: (seen: Seen<Machine>) => boolean;
    }
  | {
      kind: 'history';
      says: string;
      /** The rule describes what must not happen. */
      forbids?: true;
      /** What the rule remembers of the past; must be finite. */
      memory: string | number;
      remember: (memory: never, step: RuleStep<Machine>) => string | number;
      broken: (memory: never, step: RuleStep<Machine>) => boolean;
    };

/** Requires this to hold in every state. */
export const always = <Machine extends AnyStateMachine>(
  says: string,
  holds: (seen: Seen<Machine>) => boolean,
): Rule<Machine> => ({
  kind: 'always',
  says,
  holds,
});

/** Requires this to hold in no state. */
export const never = <Machine extends AnyStateMachine>(
  says: string,
  bad: (seen: Seen<Machine>) => boolean,
): Rule<Machine> => ({
  kind: 'always',
  says,
  forbids: true,
  holds: (seen) => !bad(seen),
});

/** Requires that `when` leads to `then` by time alone: a service may never answer. A retry without a limit is a violation too. */
export const respond = <Machine extends AnyStateMachine>(
  says: string,
  { when, then }: { when: (seen: Seen<Machine>) => boolean; then: (seen: Seen<Machine>) => boolean },
): Rule<Machine> => ({ kind: 'respond', says, when, then });

/** A rule about the past: `remember` folds the steps into a small memory, `broken` judges each step by the memory before it. */
export const history = <Machine extends AnyStateMachine, Memory extends string | number>(
  says: string,
  rule: {
    memory: Memory;
    remember: (memory: Memory, step: RuleStep<Machine>) => Memory;
    broken: (memory: Memory, step: RuleStep<Machine>) => boolean;
  },
): Rule<Machine> => ({ kind: 'history', says, ...rule }) as Rule<Machine>;

/** Allows at most `limit` occurrences, counted by `counts`, between two steps at which `again` holds. */
export const atMost = <Machine extends AnyStateMachine>(
  limit: number,
  says: string,
  {
    counts,
    again,
  }: { counts: (step: RuleStep<Machine>) => number; again: (step: RuleStep<Machine>) => boolean },
): Rule<Machine> =>
  history<Machine, number>(says, {
    memory: 0,
    remember: (memory, step) => (again(step) ? counts(step) : Math.min(limit + 1, memory + counts(step))),
    broken: (memory, step) => (again(step) ? 0 : memory) + counts(step) > limit,
  });

/** Requires that `bad` never holds once `after` has held. */
export const neverAfter = <Machine extends AnyStateMachine>(
  says: string,
  { after, bad }: { after: (step: RuleStep<Machine>) => boolean; bad: (step: RuleStep<Machine>) => boolean },
): Rule<Machine> =>
  Object.assign(
    history<Machine, number>(says, {
      memory: 0,
      remember: (memory, step) => (memory === 1 || after(step) ? 1 : 0),
      broken: (memory, step) => memory === 1 && bad(step),
    }),
    { forbids: true as const },
  );

/** Counts how often a step starts this service. */
export const starts =
  (service: string) =>
  ({ effects }: { effects: Effect[] }): number =>
    effects.filter((effect) => effect.kind === 'start' && effect.service === service).length;

/** A violated rule, with the shortest path to the violation as sentences. */
export interface Broken {
  says: string;
  counterexample: string[];
}

const hasState = (node: AnyStateNode | undefined, value: StateValue): boolean =>
  typeof value === 'string'
    ? keysIn(value).reduce((at, key) => at?.states[key], node) !== undefined
    : Object.entries(value).every(([name, inner]) => hasState(node?.states[name], inner ?? {}));

/** Whether a rule asks for states and tags, and the machine has none of them. */
const namesNothing = (graph: Graph, { holds }: Kind<'always'>): boolean => {
  const { root } = graph.model.machine;
  const tags = nodesOf(graph.model.machine).flatMap((node) => node.tags);
  const asked: boolean[] = [];
  for (const { index } of graph.vertices) {
    const seen = seenAt(graph, index);
    const matches = (value: StateValue) => {
      asked.push(hasState(root, value));
      return seen.matches(value);
    };
    const hasTag = (tag: string) => {
      asked.push(tags.includes(tag));
      return seen.hasTag(tag);
    };
    holds(Object.assign(Object.create(seen), { matches, hasTag }));
    if (asked.includes(true)) return false;
  }
  return asked.length > 0;
};

/** Whether nothing that is explored is what a rule speaks of: it holds only because nothing can break it. */
const isIdle = (graph: Graph, rule: Rule<AnyStateMachine>): boolean => {
  switch (rule.kind) {
    case 'always':
      return graph.vertices.length === 0 || namesNothing(graph, rule);
    case 'respond':
      return !graph.vertices.some(({ index }) => rule.when(seenAt(graph, index)));
    case 'history':
      // From its first memory, which nothing changes.
      return !graph.edges.some(
        (edge) => rule.remember(rule.memory as never, stepOf(graph, edge)) !== rule.memory,
      );
  }
};

/** Returns the sentences of the rules that speak of nothing that the model reaches. */
export const idleRules = (graph: Graph): string[] =>
  graph.model.rules.flatMap((rule) => (isIdle(graph, rule) ? [rule.says] : []));

/** Checks the rules on the whole graph. The check is exhaustive: a rule that is not reported holds in what the model reaches. */
export const brokenRules = (graph: Graph): Broken[] =>
  graph.model.rules.flatMap((rule) => {
    const counterexample =
      rule.kind === 'always'
        ? breach(graph, rule)
        : rule.kind === 'respond'
          ? unanswered(graph, rule)
          : historyBreach(graph, rule);
    return counterexample ? [{ says: rule.says, counterexample }] : [];
  });

type Kind<Name extends string> = Extract<Rule<AnyStateMachine>, { kind: Name }>;

const seenAt = (graph: Graph, vertex: number): Seen<AnyStateMachine> => {
  const found = graph.vertices[vertex];
  if (!found) throw new Error(`There is no vertex ${vertex}.`);
  return present(found.position);
};

const stepOf = (graph: Graph, { move, to, effects }: Edge): RuleStep<AnyStateMachine> => ({
  move,
  seen: seenAt(graph, to),
  effects,
});

const sentences = (graph: Graph, way: readonly Edge[]): string[] =>
  pathSentences(graph.model, pathOf(graph, 'counterexample', way));

const breach = (graph: Graph, rule: Kind<'always'>): string[] | undefined => {
  const first = firstWays(graph);
  // A Map keeps its insertion order, so the first match is one of the nearest.
  const vertex = [...first.keys()].find((index) => !rule.holds(seenAt(graph, index)));
  return vertex === undefined ? undefined : sentences(graph, wayTo(first, vertex));
};

const unanswered = (graph: Graph, rule: Kind<'respond'>): string[] | undefined => {
  const first = firstWays(graph);
  const settled = (index: number) => rule.then(seenAt(graph, index));
  const owing = [...first.keys()].filter((index) => !settled(index) && rule.when(seenAt(graph, index)));
  // Everything reachable while the response is still owed.
  const owed = new Map<number, number[]>();
  for (const begin of owing) {
    if (owed.has(begin)) continue;
    const queue = [begin];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (owed.has(at)) continue;
      const next = (graph.vertices[at]?.edges ?? []).map(({ to }) => to);
      owed.set(at, next);
      queue.push(...next.filter((to) => !settled(to)));
    }
  }
  for (const index of owed.keys()) {
    const round = roundFrom(graph, index, (to) => owed.has(to));
    if (round) {
      return [
        ...sentences(graph, wayTo(first, index)),
        'And this can go round forever without anybody doing anything:',
        ...round.flatMap((edge) => [
          `When ${moveSentence(graph.model, edge.move)}`,
          `Then ${place(graph, edge.to)}`,
        ]),
      ];
    }
  }
  const stuck = [...owed.keys()].find((index) => !reachesInTime(graph, index, settled));
  if (stuck !== undefined) {
    return [
      ...sentences(graph, wayTo(first, stuck)),
      `And when no answer comes, no timer leads on from ${place(graph, stuck)}`,
    ];
  }
  return undefined;
};

const place = (graph: Graph, vertex: number) =>
  statesSentence(graph.model, graph.vertices[vertex]?.states ?? []);

/** Whether time alone leads there: a service may never answer. */
const reachesInTime = (graph: Graph, begin: number, goal: (vertex: number) => boolean): boolean => {
  const seen = new Set([begin]);
  for (const at of seen) {
    if (goal(at)) return true;
    for (const edge of graph.vertices[at]?.edges ?? []) if (edge.move.by === 'time') seen.add(edge.to);
  }
  return false;
};

/** A timer or a service's single answer, but not an event that a child sends repeatedly while something else is awaited. */
const decides = (graph: Graph, edge: Edge): boolean => {
  if (edge.move.by !== 'service') return edge.move.by === 'time';
  const kind = graph.model.outcomes[edge.move.service]?.[edge.move.outcome]?.kind;
  return kind === 'done' || kind === 'fails';
};

const roundFrom = (graph: Graph, begin: number, inside: (vertex: number) => boolean): Edge[] | undefined => {
  const first = new Map<number, Edge>();
  let frontier = [begin];
  while (frontier.length > 0) {
    const next: number[] = [];
    for (const at of frontier) {
      for (const edge of graph.vertices[at]?.edges ?? []) {
        if (!decides(graph, edge) || !inside(edge.to) || first.has(edge.to)) continue;
        first.set(edge.to, edge);
        if (edge.to === begin) return roundBack(first, begin);
        next.push(edge.to);
      }
    }
    frontier = next;
  }
  return undefined;
};

const roundBack = (first: ReadonlyMap<number, Edge>, begin: number): Edge[] => {
  const round: Edge[] = [];
  for (let edge = first.get(begin); edge; edge = edge.from === begin ? undefined : first.get(edge.from))
    round.unshift(edge);
  return round;
};

const historyBreach = (graph: Graph, rule: Kind<'history'>): string[] | undefined => {
  const remember = rule.remember as (
    memory: string | number,
    step: RuleStep<AnyStateMachine>,
  ) => string | number;
  const broken = rule.broken as (memory: string | number, step: RuleStep<AnyStateMachine>) => boolean;
  interface Visit {
    edge: Edge;
    memory: string | number;
    before: Visit | undefined;
  }
  const known = new Set<string>();
  let frontier: Visit[] = graph.starts.map((edge) => ({ edge, memory: rule.memory, before: undefined }));
  while (frontier.length > 0) {
    const next: Visit[] = [];
    for (const visit of frontier) {
      const { edge, memory } = visit;
      const step = stepOf(graph, edge);
      if (broken(memory, step)) {
        const way: Edge[] = [];
        for (let at: Visit | undefined = visit; at; at = at.before) way.unshift(at.edge);
        return sentences(graph, way);
      }
      const remembered = remember(memory, step);
      const key = `${edge.to} ${remembered}`;
      if (known.has(key)) continue;
      known.add(key);
      if (known.size > graph.model.limit * 10) throw new Error(`The rule '${rule.says}' remembers too much.`);
      for (const following of graph.vertices[edge.to]?.edges ?? [])
        next.push({ edge: following, memory: remembered, before: visit });
    }
    frontier = next;
  }
  return undefined;
};
