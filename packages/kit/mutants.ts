import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart } from './chart.ts';
import { isOfAfter, nameOf } from './chart.ts';

/** Which steps a mistake can affect. */
export type Matters =
  | {
      kind: 'active' | 'chosen' | 'refused';
      name: string;
    }
  | { kind: 'begun'; by: ReadonlySet<string> };

export interface Mutant {
  /** E.g. `drop idle code.requested`; with the prefix `survives: ` it is the key of a waiver. */
  name: string;
  matters: Matters;
  /** Makes the mistake in the chart itself. @returns a function that reverts it. */
  make: () => () => void;
}

const listsOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
];

/** Replaces fields of an object that XState has already read, so that its place in XState's own lists stays. */
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
const isOwn = (action: Actions[number]): boolean => !isOfAfter(action);

const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, at) => at !== index);

const answering = (answer: boolean): Partial<AnyTransitionDefinition> => ({
  guard: Object.assign(() => answer, { check: () => answer }),
});

const neighbour = (node: AnyStateNode): AnyStateNode | undefined => {
  const beside = (Object.values(node.parent?.states ?? {}) as AnyStateNode[]).filter(
    ({ type }) => type !== 'history',
  );
  return beside.length > 1 ? beside[(beside.indexOf(node) + 1) % beside.length] : undefined;
};

const isWithin = (node: AnyStateNode, around: AnyStateNode): boolean =>
  node === around || (node.parent !== undefined && isWithin(node.parent as AnyStateNode, around));

/** The transition's domain as in SCXML: the state that stays active while it is taken; undefined when the root is exited too. */
const domainOf = ({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | undefined => {
  const from = source as AnyStateNode;
  const targets = (target ?? []) as AnyStateNode[];
  if (!reenter && targets.every((state) => isWithin(state, from))) return from;
  let around = from.parent as AnyStateNode | undefined;
  while (around && !targets.every((state) => isWithin(state, around as AnyStateNode)))
    around = around.parent as AnyStateNode | undefined;
  return around;
};

/** Whether a transition may enter a state initially: by name, or in a part of the chart that it enters. */
const mayBegin =
  (node: AnyStateNode) =>
  (definition: AnyTransitionDefinition): boolean => {
    const targets = definition.target as readonly AnyStateNode[] | undefined;
    if (targets === undefined) return false;
    const domain = domainOf(definition);
    return domain === undefined || targets.includes(node) || (node !== domain && isWithin(node, domain));
  };

/** Whether it matters that a transition exits its source: its targets are inside it. */
const canReenter = ({ target, source }: AnyTransitionDefinition): boolean =>
  target !== undefined && target.some((state) => isWithin(state as AnyStateNode, source as AnyStateNode));

const elsewhere = ({ target }: AnyTransitionDefinition): AnyStateNode[] => {
  const [only, ...more] = (target ?? []) as AnyStateNode[];
  const beside = only && more.length === 0 ? neighbour(only) : undefined;
  return beside ? [beside] : [];
};

type Timed = Extract<Actions[number], (...args: never[]) => unknown> & { delay: unknown };

/** Actions that set a timer: those of `after`, and delayed messages. */
const timersIn = (actions: Actions): Timed[] =>
  actions.filter(
    (action): action is Timed =>
      typeof action === 'function' && 'delay' in action && action.delay !== undefined,
  );

type Delay = number | ((...args: unknown[]) => number);

/** The delay multiplied by `factor`; a named delay is looked up as XState does. */
const stretched = (machine: AnyStateMachine, delay: unknown, factor: number): Delay => {
  const meant = (typeof delay === 'string' ? machine.implementations.delays[delay] : delay) as Delay;
  return typeof meant === 'function' ? (...args) => meant(...args) * factor : meant * factor;
};

const timerName = ({ delay }: Timed): string => (typeof delay === 'function' ? 'inline' : String(delay));

const otherTimes = (machine: AnyStateMachine, timer: Timed, where: string, matters: Matters): Mutant[] =>
  [10, 1 / 10].map((factor) => ({
    name: `${timerName(timer)} ${factor > 1 ? 'ten times as long' : 'a tenth as long'} ${where}`,
    matters,
    make: withFields(timer, { delay: stretched(machine, timer.delay, factor) }),
  }));

/** Returns every mutant of a chart: changed transitions, guards, actions, initial states, tags and delays (ten times as long or as short). */
export const mutantsOf = (chart: Chart): Mutant[] => {
  const byTransition = chart.transitions.flatMap(({ id, definition, guarded }): Mutant[] => {
    const change = (
      name: string,
      fields: Partial<AnyTransitionDefinition>,
      matters: Matters = { kind: 'chosen', name: id },
    ): Mutant => ({ name, matters, make: withFields(definition, fields) });
    return [
      // A transition that is never allowed is as good as missing.
      change(`drop ${id}`, answering(false)),
      ...(definition.target?.length ? [change(`stay at ${id}`, { target: undefined })] : []),
      ...(guarded
        ? [change(`guard always true at ${id}`, answering(true), { kind: 'refused', name: id })]
        : []),
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
          // The lower transition is also evaluated when the upper one was not selected.
          matters: { kind: 'chosen', name: chart.idOf.get(first) ?? '' },
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
                matters: { kind: 'active', name: nameOf(node) },
                make: withFields(node, { [when]: without(node[when], index) }),
              },
            ]
          : [],
      ),
    ),
  );
  const beginnersOf = (node: AnyStateNode): Set<string> => {
    const begins = mayBegin(node);
    return new Set(chart.transitions.flatMap(({ id, definition }) => (begins(definition) ? [id] : [])));
  };
  const byNode = chart.nodes.flatMap((node): Mutant[] => {
    const where = nameOf(node);
    const matters: Matters = { kind: 'active', name: where };
    const asItBegins: Matters = { kind: 'begun', by: beginnersOf(node) };
    const [first, ...others] = (node.initial?.target ?? []) as AnyStateNode[];
    const other = first && others.length === 0 ? neighbour(first) : undefined;
    return [
      ...(other
        ? [
            {
              name: `${where} begins with ${nameOf(other)}`,
              matters: asItBegins,
              make: withFields(node.initial, { target: [other] }),
            },
          ]
        : []),
      ...(node.initial?.actions ?? []).map((action, index, actions) => ({
        name: `no ${actionName(action)} as ${where} begins`,
        matters: asItBegins,
        make: withFields(node.initial, { actions: without(actions, index) }),
      })),
      ...node.tags.map((tag, index) => ({
        name: `no tag ${String(tag)} at ${where}`,
        matters,
        make: withFields(node, { tags: without(node.tags, index) }),
      })),
      ...timersIn(node.entry).flatMap((timer) => otherTimes(chart.machine, timer, `at ${where}`, matters)),
      ...(['entry', 'exit'] as const).flatMap((when) =>
        node[when].filter(isOwn).length > 1
          ? [
              {
                name: `actions the other way round at ${when} of ${where}`,
                matters,
                make: withFields(node, { [when]: node[when].toReversed() }),
              },
            ]
          : [],
      ),
    ];
  });
  // Any step may run a named action, and only the whole machine is certainly active then.
  const always: Matters = { kind: 'active', name: nameOf(chart.machine.root) };
  const named = Object.entries(chart.machine.implementations.actions as Record<string, Actions[number]>);
  const byAction = named.flatMap(([name, action]) =>
    timersIn([action]).flatMap((timer) => otherTimes(chart.machine, timer, `in ${name}`, always)),
  );
  return [...byTransition, ...bySwap, ...byState, ...byNode, ...byAction];
};
