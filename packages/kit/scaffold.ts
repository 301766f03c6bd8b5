import { createEmptyActor } from 'xstate';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isMachine } from '../inspector/charts/ids.ts';
import { eventTypes, leafPaths, nameOf, nodesOf } from './chart.ts';
import { reachable } from './coverage.ts';
import { curiosity, newShape } from './curious.ts';
import type { Shapes } from './curious.ts';
import { defineModel } from './defineModel.ts';
import { NeedsMore, explore } from './explore.ts';
import type { Graph } from './explore.ts';
import { done, fails } from './model.ts';
import type { ModelConfig } from './model.ts';
import { literalsIn } from './literals.ts';
import { keySource, sourceOf, valuesOf, withActors } from './proposals.ts';
import type { Proposal } from './proposals.ts';
import { sniff } from './sniff.ts';
import { withReads } from './typed.ts';
import type { DoubleMaker } from './types.ts';

interface Scaffold {
  /** The chart's descriptor of each event. */
  events: Map<string, string>;
  outcomes: Map<string, ('answers' | 'fails')[]>;
  states: Map<string, boolean>;
  /** Proposed values by what they are of: `input`, `event <type>`, `answers <actor>`, `fails <actor>`. */
  values: Map<string, Proposal[]>;
  /** Guards that throw whatever they are given: placeholders, which their users replace. */
  throwing: Set<string>;
  same: Set<string>;
  bounds: Map<string, number>;
}

const sourcesOf = (part: unknown, machine: AnyStateMachine, seen: Set<unknown> = new Set()): string => {
  if (part === undefined || part === null || seen.has(part)) return '';
  seen.add(part);
  const { actions, guards } = machine.implementations as unknown as Record<string, Record<string, unknown>>;
  if (typeof part === 'string') return sourcesOf(actions?.[part] ?? guards?.[part], machine, seen);
  const inside = Object.values(part).map((item) =>
    typeof item === 'function' || typeof item === 'object' || typeof item === 'string'
      ? sourcesOf(item, machine, seen)
      : '',
  );
  // XState's own actions are functions with a type.
  const isOwn =
    typeof part === 'function' && !String((part as { type?: unknown }).type).startsWith('xstate.');
  return [isOwn ? Function.prototype.toString.call(part) : '', ...inside].join('\n');
};

const isWildcard = (descriptor: string): boolean => descriptor.endsWith('*');

/** Event type for a descriptor: its own, or for a wildcard one that matches it and that the chart does not name. */
const typeFor = (descriptor: string, declared: readonly string[]): string => {
  if (!isWildcard(descriptor)) return descriptor;
  const type = `${descriptor.slice(0, -1)}any`;
  return declared.includes(type) ? `${type} other` : type;
};

const eventsOf = (machine: AnyStateMachine): Scaffold['events'] => {
  const declared = eventTypes(machine);
  return new Map(declared.map((descriptor) => [typeFor(descriptor, declared), descriptor]));
};

const outcomesOf = (machine: AnyStateMachine): Scaffold['outcomes'] =>
  new Map(
    Object.keys(machine.implementations.actors).map((name) => {
      const invokes = nodesOf(machine).flatMap((node) =>
        node.invoke.flatMap((invoke) => (invoke.src === name ? [{ node, id: invoke.id }] : [])),
      );
      const heeds = (kind: string) =>
        invokes.some(({ node, id }) => node.transitions.has(`xstate.${kind}.actor.${id}`));
      return [
        name,
        [...(heeds('done') ? (['answers'] as const) : []), ...(heeds('error') ? (['fails'] as const) : [])],
      ];
    }),
  );

/** A state that `always` leaves whatever its guards return is never seen at rest. */
const isTransient = ({ always }: AnyStateNode): boolean =>
  always?.some(({ guard, target }) => guard === undefined && target !== undefined) === true;

const emptyScaffold = (machine: AnyStateMachine): Scaffold => ({
  events: eventsOf(machine),
  outcomes: outcomesOf(machine),
  states: new Map(
    nodesOf(machine).flatMap((node): [string, boolean][] =>
      leafPaths(machine).includes(nameOf(node)) ? [[nameOf(node), isTransient(node)]] : [],
    ),
  ),
  values: new Map(),
  throwing: new Set(),
  same: new Set(),
  bounds: new Map(),
});

const emptyActor = createEmptyActor();
const filled = (value: unknown): unknown => withActors(value, () => emptyActor);

/** The error of a service, with the fields that code reads of it. */
const errorWith = (fields: unknown): Error => Object.assign(new Error('failed'), fields);

const casesOf = (values: readonly Proposal[] | undefined, first: string): [string, unknown][] =>
  (values ?? []).map(({ name, value }, index) => [
    index === 0 ? first : first === 'any' || first === '' ? name : `${first} ${name}`,
    value,
  ]);

const configOf = ({
  events,
  outcomes,
  states,
  values,
  throwing,
  same,
  bounds,
}: Scaffold): ModelConfig<AnyStateMachine> => {
  const gesture = async () => undefined;
  return {
    inputs: Object.fromEntries(
      casesOf(values.get('input') ?? [{ name: '', value: {} }], '').map(([name, value]) => [
        name,
        ({ double }: { double: DoubleMaker }) => withActors(value, (id) => double(id)),
      ]),
    ),
    events: Object.fromEntries(
      [...events.keys()].map((type) => {
        const cases = casesOf(values.get(`event ${type}`), 'any').map(([name, value]) => [
          name,
          filled(value),
        ]);
        return [type, { gesture, ...(cases.length > 0 && { cases: Object.fromEntries(cases) }) }];
      }),
    ),
    outcomes: Object.fromEntries(
      [...outcomes].map(([actor, kinds]) => [
        actor,
        Object.fromEntries(
          kinds.flatMap((kind) =>
            casesOf(values.get(`${kind} ${actor}`) ?? [{ name: '', value: undefined }], kind).map(
              ([name, value]) => [
                name,
                kind === 'answers' ? done(filled(value)) : fails(errorWith(filled(value))),
              ],
            ),
          ),
        ),
      ]),
    ),
    states: Object.fromEntries(
      [...states].map(([name, transient]) => [name, transient ? 'transient' : gesture]),
    ),
    provide: { guards: Object.fromEntries([...throwing].map((guard) => [guard, () => true])) },
    same: Object.fromEntries([...same].map((key) => [key, 'ignored'])),
    bounds: Object.fromEntries(bounds),
    limit: 2_000,
  } as unknown as ModelConfig<AnyStateMachine>;
};

const modelOf = (machine: AnyStateMachine, scaffold: Scaffold) =>
  defineModel(machine, configOf(scaffold) as never);

/** Explores a scaffold, which it completes by what cannot be compared or grows; returns why it cannot be explored. */
const explored = (machine: AnyStateMachine, scaffold: Scaffold): Graph | string => {
  for (let round = 0; round < 50; round += 1)
    try {
      return explore(modelOf(machine, scaffold));
    } catch (error) {
      const { same, bounds } = error instanceof NeedsMore ? error.needs : {};
      const size = bounds === undefined ? 0 : (scaffold.bounds.get(bounds) ?? 3) - 1;
      if (same === undefined && size === 0) return error instanceof Error ? error.message : String(error);
      for (const key of same ?? []) scaffold.same.add(key);
      if (bounds !== undefined) scaffold.bounds.set(bounds, size);
    }
  return 'it needs more than this';
};

/** Whether a function only throws: `() => { throw new Error('not implemented'); }`. */
const isPlaceholder = (made: unknown): boolean =>
  typeof made === 'function' &&
  /^[^{]*\{\s*throw\b[^;}]*;?\s*\}$/.test(Function.prototype.toString.call(made));

/** How long values are tried, in microseconds of the processor: a busy computer finds the same values. */
const longestTrial = 15_000_000;

/** Proposes the values of a scaffold: those that its code seems to expect, and others by which more states, transitions and guards are met. */
const propose = (machine: AnyStateMachine, scaffold: Scaffold, types: Shapes): void => {
  const literals = literalsIn(sourcesOf([machine.config, machine.implementations], machine));
  for (const [name, guard] of Object.entries(machine.implementations.guards as Record<string, unknown>))
    if (isPlaceholder(guard)) scaffold.throwing.add(name);
  const read = sniff(modelOf(machine, scaffold), literals);
  const slots = [
    'input',
    ...[...scaffold.events.keys()].map((type) => `event ${type}`),
    ...[...scaffold.outcomes].flatMap(([actor, kinds]) => kinds.map((kind) => `${kind} ${actor}`)),
  ];
  const candidates = new Map(
    slots.flatMap((slot): [string, Proposal[]][] => {
      const tried = read.get(slot);
      const shape = withReads(types.get(slot), tried);
      if (shape === undefined) return [];
      const isKnown = shape.fields.size > 0 || shape.uses.size > 0 || shape.literals !== undefined;
      const ofTypes = valuesOf(shape, literals);
      const proposals = shape === tried || !tried ? ofTypes : [...ofTypes, ...valuesOf(tried, literals)];
      if (isKnown) return [[slot, proposals]];
      // Whether there is an answer may be all that counts.
      return slot.startsWith('answers') ? [[slot, [{ name: '', value: undefined }, ...proposals]]] : [];
    }),
  );
  const { values } = scaffold;
  for (const [slot, [first]] of candidates) if (first) values.set(slot, [first]);
  const began = process.cpuUsage();
  let isComplete = false;
  const judge = (): number => {
    const graph = explored(machine, scaffold);
    if (typeof graph === 'string') return -1;
    const { states, transitions, guards } = reachable(graph);
    const dead = graph.vertices.filter(({ position }) => position.snapshot.status === 'error').length;
    isComplete = [states, transitions, guards].every(({ met, all }) => met === all) && dead === 0;
    return states.met * 1_000_000 + (transitions.met + guards.met) * 1_000 - Math.min(dead, 999);
  };
  let best = judge();
  /** Keeps values if more is met with them. */
  const attempt = (slot: string, next: Proposal[], least = best + 1): boolean => {
    const before = values.get(slot) ?? [];
    const [same, bounds] = [[...scaffold.same], [...scaffold.bounds]];
    values.set(slot, next);
    const score = judge();
    if (score >= least) {
      best = score;
      return true;
    }
    values.set(slot, before);
    scaffold.same = new Set(same);
    scaffold.bounds = new Map(bounds);
    return false;
  };
  const isOver = () => isComplete || process.cpuUsage(began).user > longestTrial;
  for (const [slot, all] of candidates)
    for (const candidate of all.slice(1)) {
      if (isOver()) break;
      const before = values.get(slot) ?? [];
      if (best < 0) attempt(slot, [candidate]);
      else if (!before.some(({ name }) => name === candidate.name)) attempt(slot, [...before, candidate]);
    }
  for (const slot of candidates.keys())
    for (const value of values.get(slot) ?? []) {
      const before = values.get(slot) ?? [];
      if (before.length > 1)
        attempt(
          slot,
          before.filter((one) => one !== value),
          best,
        );
    }
};

const lines = (entries: Iterable<string>): string[] => [...entries].map((entry) => `    ${entry}`);

/** The source of a value that the model's types may not allow; it is in a place without the doubles of `input`. */
const typedSource = (value: unknown): string =>
  value === undefined
    ? 'undefined as never'
    : `${sourceOf(value).replaceAll(/\bdouble\('[^']*'\)/g, 'createEmptyActor()')} as never`;

/** A machine, and the expression by which a model names it. */
export interface Source {
  machine: AnyStateMachine;
  expression: string;
  /** What its types allow, where its source has types. */
  types?: Shapes;
}

/** Whether an exported function is written to return a machine; hooks, and functions that start it, are not called. */
export const isFactory = (value: unknown): value is (...args: unknown[]) => unknown => {
  const source = typeof value === 'function' ? Function.prototype.toString.call(value) : '';
  return (
    /\bcreateMachine\(|\.provide\(/.test(source) &&
    !/\bcreateActor\(|\buse(Machine|Actor)|^(async|class)\b/.test(source)
  );
};

/** Returns what a factory makes, with proposed arguments; undefined if that is no machine. */
export const sourceFrom = (
  name: string,
  factory: (...args: unknown[]) => unknown,
  types: Shapes,
): Source | undefined => {
  const literals = literalsIn(Function.prototype.toString.call(factory));
  const given = Array.from({ length: factory.length }, newShape);
  const made = (args: unknown[]): AnyStateMachine | undefined => {
    try {
      const machine = factory(...args);
      return isMachine(machine) ? machine : undefined;
    } catch {
      return undefined;
    }
  };
  const { curious } = curiosity(literals);
  const tried = made(given.map(curious));
  if (tried) sniff(modelOf(tried, emptyScaffold(tried)), literals);
  const args = given.map((read, index) => {
    const shape = withReads(types.get(`argument ${index}`), read) ?? read;
    return valuesOf(shape, literals, 'argument')[0]?.value;
  });
  const machine = made(args.map(filled));
  return machine && { machine, expression: `${name}(${args.map(typedSource).join(', ')})`, types };
};

/** Returns a model file with every event, state and outcome of a chart; `TODO` marks what an author has to fill in. */
export const scaffoldText = (
  { machine, expression, types = new Map() }: Source,
  {
    name: exported,
    called,
    from,
    kit,
  }: { name: string; called: string | undefined; from: string; kit: string },
): string => {
  const scaffold = emptyScaffold(machine);
  propose(machine, scaffold, types);
  const graph = explored(machine, scaffold);
  const { events, outcomes, states, values, same, bounds } = scaffold;
  const throwing = [...scaffold.throwing];
  const kinds = new Set([...outcomes.values()].flat());
  const isAnyTransient = [...states.values()].includes(true);
  const imports = [
    'defineModel',
    ...(kinds.has('answers') ? ['done'] : []),
    ...(kinds.has('fails') ? ['fails'] : []),
    ...(isAnyTransient ? ['transient'] : []),
  ];
  const event = ([type, descriptor]: [string, string]) => {
    const own = casesOf(values.get(`event ${type}`), 'any').map(
      ([name, value]) => `${keySource(name)}: ${typedSource(value)}`,
    );
    const cases = own.length > 0 ? ` cases: { ${own.join(', ')} },` : '';
    const next = [
      ...(own.length > 0 ? ['the payload'] : []),
      ...(isWildcard(descriptor) ? [`one entry for each event that '${descriptor}' takes`] : []),
    ];
    const mark = next.length > 0 ? ` // TODO: ${next.join('; ')}` : '';
    return `${keySource(type)}: {${cases} gesture: async () => {} },${mark}`;
  };
  const outcome = ([actor, own]: [string, ('answers' | 'fails')[]]) => {
    const all = own.flatMap((kind) =>
      casesOf(values.get(`${kind} ${actor}`) ?? [{ name: '', value: undefined }], kind).map(
        ([name, value]) => {
          const error =
            value === undefined
              ? "new Error('failed')"
              : `Object.assign(new Error('failed'), ${sourceOf(value)})`;
          return ` ${keySource(name)}: ${kind === 'answers' ? `done(${typedSource(value)})` : `fails(${error})`}`;
        },
      ),
    );
    return `${keySource(actor)}: {${all.join(',')} }, // TODO: ${own.includes('answers') ? 'what it answers' : 'what it sends, e.g. `says: sends({ type: … })`'}`;
  };
  const inputs = casesOf(values.get('input'), '').map(
    ([name, value]) =>
      [
        name,
        `(${sourceOf(value).includes('double(') ? '{ double }' : ''}) => (${sourceOf(value)}) as never`,
      ] as const,
  );
  const text = [
    `import { ${imports.join(', ')} } from '${kit}';`,
    exported === 'default' ? `import machine from '${from}';` : `import { ${exported} } from '${from}';`,
    '',
    ...(typeof graph === 'string'
      ? [`// TODO: it cannot be explored yet. ${graph.replaceAll(/\s+/g, ' ')}`]
      : []),
    `export const model = defineModel(${expression}, {`,
    ...(called === undefined ? [] : [`  name: '${called}',`]),
    ...(values.size > 0 ? ['  isProposed: true,'] : []),
    ...(throwing.length > 0
      ? [
          '  // TODO: these throw. What do they answer?',
          `  provide: { guards: { ${throwing.map((guard) => `${keySource(guard)}: () => true`).join(', ')} } },`,
        ]
      : []),
    ...(inputs.length > 0
      ? [
          '  // TODO: what the machine is given.',
          inputs.length === 1
            ? `  input: ${inputs[0]?.[1]},`
            : `  inputs: { ${inputs.map(([name, make]) => `${keySource(name || 'any')}: ${make}`).join(', ')} },`,
        ]
      : []),
    '  events: {',
    ...lines([...events].map(event)),
    '  },',
    ...(outcomes.size > 0 ? ['  outcomes: {', ...lines([...outcomes].map(outcome)), '  },'] : []),
    '  // TODO: what a person sees in each state.',
    '  states: {',
    ...lines(
      [...states].map(
        ([state, transient]) => `${keySource(state)}: ${transient ? 'transient' : 'async () => {}'},`,
      ),
    ),
    '  },',
    ...(same.size > 0
      ? [
          '  // TODO: these cannot be compared. What of them tells two states apart?',
          `  same: { ${[...same].map((one) => `${keySource(one)}: 'ignored'`).join(', ')} },`,
        ]
      : []),
    ...(bounds.size > 0
      ? [
          '  // TODO: these grow without bound. How far is far enough?',
          `  bounds: { ${[...bounds].map(([one, size]) => `${keySource(one)}: ${size}`).join(', ')} },`,
        ]
      : []),
    '});',
    '',
  ].join('\n');
  return text.includes('createEmptyActor(') ? `import { createEmptyActor } from 'xstate';\n${text}` : text;
};
