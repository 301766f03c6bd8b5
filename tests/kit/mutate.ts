import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { chartOf, nameOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { explore, positionKey } from './explore.ts';
import type { Graph } from './explore.ts';
import type { Model } from './model.ts';
import { moveKey } from './moves.ts';
import type { TestPath } from './paths.ts';
import { runPure } from './run/pure.ts';
import { serialise } from './serialise.ts';
import { preparedMachine } from './standIn.ts';

/** One small mistake made in a chart. */
interface Mutant {
  /** E.g. `drop idle code.requested`; with `survives: ` before it, the key of a waiver. */
  name: string;
  /** Makes the mistake in a fresh chart. */
  apply: (chart: Chart) => void;
}

export interface MutationResult {
  killed: number;
  /** Mutants that differ from the machine under the model. */
  all: number;
  /** Mutants that do the same as the machine under the model. */
  equal: string[];
  survivors: string[];
  /** Survivors that the model explains, with the reason. */
  explained: Record<string, string>;
}

const listsOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
];

/** Every list of transitions among which the first that fits is taken. */
const allLists = (chart: Chart): AnyTransitionDefinition[][] => chart.nodes.flatMap(listsOf);

const change =
  (
    id: string,
    act: (definition: AnyTransitionDefinition, list: AnyTransitionDefinition[], at: number) => void,
  ) =>
  (chart: Chart): void => {
    for (const list of allLists(chart)) {
      const at = list.findIndex((definition) => chart.idOf.get(definition) === id);
      const definition = list[at];
      if (definition) return act(definition, list, at);
    }
  };

type Actions = AnyTransitionDefinition['actions'];

const actionName = (action: Actions[number]): string =>
  typeof action === 'string'
    ? action
    : typeof action === 'object'
      ? action.type
      : 'type' in action
        ? String(action.type)
        : action.name || 'inline';

/** Timers of `after` are entry and exit actions too; their transitions are mutated instead. */
const isOwn = (action: Actions[number]): boolean =>
  !(typeof action === 'function' && 'type' in action && /^xstate\.(raise|cancel)$/.test(String(action.type)));

/** Every mutant of a model's machine: a transition dropped or without its target or an action, a guard that always says the same, an order swapped. */
const mutantsOf = (model: Model): Mutant[] => {
  const chart = chartOf(preparedMachine(model));
  const byTransition = chart.transitions.flatMap(({ id, definition, guarded }): Mutant[] => [
    { name: `drop ${id}`, apply: change(id, (_, list, at) => void list.splice(at, 1)) },
    ...(definition.target?.length
      ? [{ name: `stay at ${id}`, apply: change(id, (found) => void (found.target = undefined)) }]
      : []),
    ...(guarded
      ? [true, false].map((answer) => ({
          name: `guard always ${answer} at ${id}`,
          apply: change(id, (found) => {
            found.guard = Object.assign(() => answer, { check: () => answer });
          }),
        }))
      : []),
    ...definition.actions.map((action, index) => ({
      name: `no ${actionName(action)} at ${id}`,
      apply: change(id, (found) => {
        found.actions = found.actions.filter((_, at) => at !== index);
      }),
    })),
  ]);
  const bySwap = allLists(chart).flatMap((list) =>
    list.slice(1).map((second, index): Mutant => {
      const id = chart.idOf.get(second) ?? '';
      return {
        name: `${id} before the one above it`,
        apply: change(id, (_, found, at) => {
          const above = found[at - 1];
          const below = found[at];
          if (above && below && at === index + 1) found.splice(at - 1, 2, below, above);
        }),
      };
    }),
  );
  const byState = chart.nodes.flatMap((node) =>
    (['entry', 'exit'] as const).flatMap((when) =>
      node[when].flatMap((action, index): Mutant[] =>
        isOwn(action)
          ? [
              {
                name: `no ${actionName(action)} at ${when} of ${nameOf(node)}`,
                apply: ({ nodes }) => {
                  const found = nodes.find(({ id }) => id === node.id);
                  if (found) found[when] = found[when].filter((_, at) => at !== index);
                },
              },
            ]
          : [],
      ),
    ),
  );
  return [...byTransition, ...bySwap, ...byState];
};

const kills = (model: Model, path: TestPath, chart: Chart): boolean => {
  try {
    return runPure(model, path, chart) !== undefined;
  } catch {
    // A payload or an outcome that cannot be made any more tells the mutant too.
    return true;
  }
};

/** Whether two explorations of one model found the same: places, steps and what they do, refusals. */
const sameGraph = (one: Graph, two: Graph): boolean =>
  one.vertices.length === two.vertices.length &&
  one.edges.length === two.edges.length &&
  one.vertices.every(({ position, refused }, index) => {
    const other = two.vertices[index];
    return other?.refused.length === refused.length && positionKey(other.position) === positionKey(position);
  }) &&
  one.edges.every((edge, index) => {
    const other = two.edges[index];
    return (
      other?.from === edge.from &&
      other.to === edge.to &&
      moveKey(other.move) === moveKey(edge.move) &&
      serialise(other.effects) === serialise(edge.effects)
    );
  });

/** Whether a mutant does the same as its machine in everything that the model can make it do: no test could tell it. */
const isEqual = (graph: Graph, mutant: Mutant): boolean => {
  const chart = chartOf(preparedMachine(graph.model));
  mutant.apply(chart);
  try {
    return sameGraph(graph, explore({ ...graph.model, limit: graph.vertices.length }, undefined, chart));
  } catch {
    // It has more places than the machine, or cannot start.
    return false;
  }
};

/**
 * How many mutants of the machine these paths tell from it. The paths' own expectations are what counts, not the
 * mutant's graph. A mutant that does the same under the model, proven by walking through all of it, does not count.
 */
export const mutationScore = (graph: Graph, paths: readonly TestPath[]): MutationResult => {
  const { model } = graph;
  const mutants = mutantsOf(model);
  const alive = mutants.filter((mutant) => {
    const chart = chartOf(preparedMachine(model));
    mutant.apply(chart);
    return !paths.some((path) => kills(model, path, chart));
  });
  const equal = alive.filter((mutant) => isEqual(graph, mutant));
  const survivors = alive.filter((mutant) => !equal.includes(mutant));
  const reasonOf = ({ name }: Mutant) => model.waive[`survives: ${name}`];
  return {
    killed: mutants.length - alive.length,
    all: mutants.length - equal.length,
    equal: equal.map(({ name }) => name),
    survivors: survivors.filter((mutant) => reasonOf(mutant) === undefined).map(({ name }) => name),
    explained: Object.fromEntries(
      survivors.flatMap((mutant) => (reasonOf(mutant) ? [[mutant.name, reasonOf(mutant) ?? '']] : [])),
    ),
  };
};
