import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
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

/** The state beside another in its parent, the one after it by the chart's order; undefined when it stands alone. */
const neighbour = (node: AnyStateNode): AnyStateNode | undefined => {
  const beside = (Object.values(node.parent?.states ?? {}) as AnyStateNode[]).filter(
    ({ type }) => type !== 'history',
  );
  return beside.length > 1 ? beside[(beside.indexOf(node) + 1) % beside.length] : undefined;
};

const isWithin = (node: AnyStateNode, around: AnyStateNode): boolean =>
  node === around || (node.parent !== undefined && isWithin(node.parent as AnyStateNode, around));

/** Whether it matters if a transition leaves its source: its targets lie in it. */
const canReenter = ({ target, source }: AnyTransitionDefinition): boolean =>
  target !== undefined && target.some((state) => isWithin(state as AnyStateNode, source as AnyStateNode));

/** Another place for a transition with one target. */
const elsewhere = ({ target }: AnyTransitionDefinition): AnyStateNode[] => {
  const [only, ...more] = (target ?? []) as AnyStateNode[];
  const beside = only && more.length === 0 ? neighbour(only) : undefined;
  return beside ? [beside] : [];
};

type Timed = Extract<Actions[number], (...args: never[]) => unknown> & { delay: unknown };

/** The timers of `after` that a state sets as it is entered. */
const timersOf = (node: AnyStateNode): Timed[] =>
  node.entry.filter(
    (action): action is Timed =>
      typeof action === 'function' && 'delay' in action && action.delay !== undefined,
  );

type Delay = number | ((...args: unknown[]) => number);

/** The same delay, so many times as long; a named one is looked up where XState would. */
const stretched = (machine: AnyStateMachine, delay: unknown, factor: number): Delay => {
  const meant = (typeof delay === 'string' ? machine.implementations.delays[delay] : delay) as Delay;
  return typeof meant === 'function' ? (...args) => meant(...args) * factor : meant * factor;
};

const timerName = ({ delay }: Timed): string => (typeof delay === 'function' ? 'inline' : String(delay));

/**
 * Every mutant of a chart: a transition dropped, sent elsewhere, without its target or an action, with its actions the other way round, leaving
 * its source or not; a guard that always says yes, an order swapped, another first state, a tag lost, a delay ten times as long or as short.
 */
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
      ...(definition.actions.length > 1
        ? [change(`actions the other way round at ${id}`, { actions: definition.actions.toReversed() })]
        : []),
      ...elsewhere(definition).map((target) => change(`to ${nameOf(target)} at ${id}`, { target: [target] })),
      ...(canReenter(definition)
        ? [
            change(`${definition.reenter ? 'stays in' : 'leaves and enters'} its source at ${id}`, {
              reenter: !definition.reenter,
            }),
          ]
        : []),
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
  const byNode = chart.nodes.flatMap((node): Mutant[] => {
    const where = nameOf(node);
    const [first, ...others] = (node.initial?.target ?? []) as AnyStateNode[];
    const other = first && others.length === 0 ? neighbour(first) : undefined;
    return [
      ...(other
        ? [
            {
              name: `${where} begins with ${nameOf(other)}`,
              where,
              make: withFields(node.initial, { target: [other] }),
            },
          ]
        : []),
      ...node.tags.map((tag, index) => ({
        name: `no tag ${String(tag)} at ${where}`,
        where,
        make: withFields(node, { tags: without(node.tags, index) }),
      })),
      ...timersOf(node).flatMap((timer) =>
        [10, 1 / 10].map((factor) => ({
          name: `${timerName(timer)} ${factor > 1 ? 'ten times as long' : 'a tenth as long'} at ${where}`,
          where,
          make: withFields(timer, { delay: stretched(chart.machine, timer.delay, factor) }),
        })),
      ),
      ...(['entry', 'exit'] as const).flatMap((when) =>
        node[when].filter(isOwn).length > 1
          ? [
              {
                name: `actions the other way round at ${when} of ${where}`,
                where,
                make: withFields(node, { [when]: node[when].toReversed() }),
              },
            ]
          : [],
      ),
    ];
  });
  return [...byTransition, ...bySwap, ...byState, ...byNode];
};
