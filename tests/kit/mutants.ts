import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart } from './chart.ts';
import { nameOf } from './chart.ts';

/** One small mistake that can be made in a chart and taken back. */
export interface Mutant {
  /** E.g. `drop idle code.requested`; with `survives: ` before it, the key of a waiver. */
  name: string;
  /** The state that the mistake stands in: a step on which it is never active does what it always did. */
  where: string;
  /** The event that must be heard for the mistake to matter; without it any may be. */
  heard?: string;
  /** Makes the mistake in the chart itself. @returns what takes it back. */
  make: () => () => void;
}

const listsOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
];

/** Other fields for an object that XState has read already, so its place in XState's own lists stays. */
const withFields =
  <Part extends object>(part: Part, fields: Partial<Part>) =>
  (): (() => void) => {
    const before = Object.fromEntries(Object.keys(fields).map((key) => [key, part[key as keyof Part]]));
    Object.assign(part, fields);
    return () => void Object.assign(part, before);
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

/** The one type of event that a transition listens to; nothing when it may be several. */
const heardBy = ({ eventType }: AnyTransitionDefinition): { heard?: string } =>
  eventType === '' || eventType.endsWith('*') ? {} : { heard: eventType };

const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, at) => at !== index);

const answering = (answer: boolean): Partial<AnyTransitionDefinition> => ({
  guard: Object.assign(() => answer, { check: () => answer }),
});

/** Every mutant of a chart: a transition dropped or without its target or an action, a guard that always says the same, an order swapped. */
export const mutantsOf = (chart: Chart): Mutant[] => {
  const byTransition = chart.transitions.flatMap(({ id, definition, guarded }): Mutant[] => {
    const where = nameOf(definition.source as AnyStateNode);
    const change = (name: string, fields: Partial<AnyTransitionDefinition>): Mutant => ({
      name,
      where,
      ...heardBy(definition),
      make: withFields(definition, fields),
    });
    return [
      // What is never allowed is as good as not there.
      change(`drop ${id}`, answering(false)),
      ...(definition.target?.length ? [change(`stay at ${id}`, { target: undefined })] : []),
      ...(guarded ? [change(`guard always true at ${id}`, answering(true))] : []),
      ...definition.actions.map((action, index) =>
        change(`no ${actionName(action)} at ${id}`, { actions: without(definition.actions, index) }),
      ),
    ];
  });
  const bySwap = chart.nodes.flatMap((node) =>
    listsOf(node).flatMap((list) =>
      list.slice(1).map((second, index): Mutant => {
        const first = list[index] as AnyTransitionDefinition;
        return {
          name: `${chart.idOf.get(second) ?? ''} before the one above it`,
          where: nameOf(node),
          ...heardBy(second),
          make: () => {
            const swaps = [withFields(first, { ...second }), withFields(second, { ...first })];
            const undo = swaps.map((swap) => swap());
            return () => undo.forEach((takeBack) => takeBack());
          },
        };
      }),
    ),
  );
  const byState = chart.nodes.flatMap((node) =>
    (['entry', 'exit'] as const).flatMap((when) =>
      node[when].flatMap((action, index): Mutant[] =>
        isOwn(action)
          ? [
              {
                name: `no ${actionName(action)} at ${when} of ${nameOf(node)}`,
                where: nameOf(node),
                make: withFields(node, { [when]: without(node[when], index) }),
              },
            ]
          : [],
      ),
    ),
  );
  return [...byTransition, ...bySwap, ...byState];
};
