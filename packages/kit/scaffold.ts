import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventTypes, leafPaths, nameOf, nodesOf } from './chart.ts';
import { defineModel } from './defineModel.ts';
import { NeedsMore, explore } from './explore.ts';
import { done, fails } from './model.ts';
import type { ModelConfig } from './model.ts';

interface ScaffoldEvent {
  descriptor: string;
  /** The event's fields that code reads. */
  fields: string[];
}

interface Scaffold {
  events: Map<string, ScaffoldEvent>;
  outcomes: Map<string, ('answers' | 'fails')[]>;
  states: Map<string, boolean>;
  needsInput: boolean;
  same: Set<string>;
  bounds: Set<string>;
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
  return [typeof part === 'function' ? Function.prototype.toString.call(part) : '', ...inside].join('\n');
};

/** Event fields that code reads: `event.code`, `event: { code }`, `event['code']`, each also after a cast. */
const fieldsIn = (source: string): string[] =>
  [
    ...new Set([
      ...[...source.matchAll(/\bevent[\s)]*\??\.(\w+)/g)].map(([, name = '']) => name),
      ...[...source.matchAll(/\bevent[\s)]*(?:\?\.)?\[['"](\w+)['"]\]/g)].map(([, name = '']) => name),
      ...[...source.matchAll(/\bevent\s*:\s*\{([^{}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => /^\s*(\w+)/.exec(name)?.[1] ?? ''),
      ),
    ]),
  ].filter((name) => name !== '' && name !== 'type');

const isWildcard = (descriptor: string): boolean => descriptor.endsWith('*');

/** Event type for a descriptor: its own, or for a wildcard one that matches it and that the chart does not name. */
const typeFor = (descriptor: string, declared: readonly string[]): string => {
  if (!isWildcard(descriptor)) return descriptor;
  const type = `${descriptor.slice(0, -1)}any`;
  return declared.includes(type) ? `${type} other` : type;
};

const eventsOf = (machine: AnyStateMachine): Scaffold['events'] => {
  const declared = eventTypes(machine);
  const transitions = nodesOf(machine).flatMap((node) => [...node.transitions]);
  return new Map(
    declared.map((descriptor) => {
      const parts = transitions
        .filter(([type]) => type === descriptor)
        .flatMap(([, definitions]) => definitions.flatMap(({ guard, actions }) => [guard, ...actions]));
      const fields = [...new Set(parts.flatMap((part) => fieldsIn(sourcesOf(part, machine))))];
      return [typeFor(descriptor, declared), { descriptor, fields }];
    }),
  );
};

const outcomesOf = (machine: AnyStateMachine): Scaffold['outcomes'] =>
  new Map(
    Object.entries(machine.implementations.actors as Record<string, unknown>).map(([name, logic]) => {
      const invokes = nodesOf(machine).flatMap((node) =>
        node.invoke.flatMap((invoke) => (invoke.src === name ? [{ node, id: invoke.id }] : [])),
      );
      const heeds = (kind: string) =>
        invokes.some(({ node, id }) => node.transitions.has(`xstate.${kind}.actor.${id}`));
      const isPromise = typeof logic === 'object' && logic !== null && !('root' in logic) && heeds('done');
      return [
        name,
        [
          ...(heeds('done') ? (['answers'] as const) : []),
          ...(isPromise || heeds('error') ? (['fails'] as const) : []),
        ],
      ];
    }),
  );

/** A state that `always` leaves whatever its guards return is never seen at rest. */
const isTransient = ({ always }: AnyStateNode): boolean =>
  always?.some(({ guard, target }) => guard === undefined && target !== undefined) === true;

const configOf = ({ events, outcomes, states, same, bounds }: Scaffold): ModelConfig<AnyStateMachine> => {
  const gesture = async () => undefined;
  const outcome = { answers: done(undefined), fails: fails(new Error('failed')) };
  return {
    input: () => ({}),
    events: Object.fromEntries(
      [...events].map(([type, { fields }]) => [
        type,
        {
          gesture,
          ...(fields.length > 0 && {
            cases: { any: Object.fromEntries(fields.map((field) => [field, undefined])) },
          }),
        },
      ]),
    ),
    outcomes: Object.fromEntries(
      [...outcomes].map(([name, kinds]) => [
        name,
        Object.fromEntries(kinds.map((kind) => [kind, outcome[kind]])),
      ]),
    ),
    states: Object.fromEntries(
      [...states].map(([name, transient]) => [name, transient ? 'transient' : gesture]),
    ),
    same: Object.fromEntries([...same].map((key) => [key, 'ignored'])),
    bounds: Object.fromEntries([...bounds].map((key) => [key, 2])),
    limit: 2_000,
  } as unknown as ModelConfig<AnyStateMachine>;
};

/** Returns what is missing before the machine can be explored; undefined when nothing is. */
const missing = (machine: AnyStateMachine, scaffold: Scaffold): string | undefined => {
  for (let round = 0; round < 20; round += 1)
    try {
      explore(defineModel(machine, configOf(scaffold) as never));
      return undefined;
    } catch (error) {
      const { same, bounds } = error instanceof NeedsMore ? error.needs : {};
      const isNew = (same && !scaffold.same.has(same)) || (bounds && !scaffold.bounds.has(bounds));
      if (!isNew) return error instanceof Error ? error.message : String(error);
      if (same) scaffold.same.add(same);
      if (bounds) scaffold.bounds.add(bounds);
    }
  return 'it needs more than this';
};

const key = (name: string): string =>
  /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

const lines = (entries: Iterable<string>): string[] => [...entries].map((entry) => `    ${entry}`);

/** Returns a model file with every event, state and outcome of a chart; `TODO` marks what an author has to fill in. */
export const scaffoldText = (
  machine: AnyStateMachine,
  { name, called, from, kit }: { name: string; called: string | undefined; from: string; kit: string },
): string => {
  const scaffold: Scaffold = {
    events: eventsOf(machine),
    outcomes: outcomesOf(machine),
    states: new Map(
      nodesOf(machine).flatMap((node): [string, boolean][] =>
        leafPaths(machine).includes(nameOf(node)) ? [[nameOf(node), isTransient(node)]] : [],
      ),
    ),
    needsInput:
      typeof machine.config.context === 'function' &&
      /\binput\b/.test(sourcesOf(machine.config.context, machine)),
    same: new Set(),
    bounds: new Set(),
  };
  const why = missing(machine, scaffold);
  const { events, outcomes, states, needsInput, same, bounds } = scaffold;
  const kinds = new Set([...outcomes.values()].flat());
  const isAnyTransient = [...states.values()].includes(true);
  const imports = [
    'defineModel',
    ...(kinds.has('answers') ? ['done'] : []),
    ...(kinds.has('fails') ? ['fails'] : []),
    ...(isAnyTransient ? ['transient'] : []),
  ];
  const event = ([type, { descriptor, fields }]: [string, ScaffoldEvent]) => {
    const payload = fields.map((field) => `${key(field)}: undefined as never`).join(', ');
    const cases = fields.length > 0 ? ` cases: { any: { ${payload} } },` : '';
    const next = [
      ...(fields.length > 0 ? ['the payload'] : []),
      ...(isWildcard(descriptor) ? [`one entry for each event that '${descriptor}' takes`] : []),
    ];
    const mark = next.length > 0 ? ` // TODO: ${next.join('; ')}` : '';
    return `${key(type)}: {${cases} gesture: async () => {} },${mark}`;
  };
  const outcome = ([actor, own]: [string, ('answers' | 'fails')[]]) =>
    `${key(actor)}: {${own.map((one) => (one === 'answers' ? ' answers: done(undefined as never)' : " fails: fails(new Error('failed'))")).join(',')} }, // TODO: ${own.includes('answers') ? 'what it answers' : 'what it sends, e.g. `says: sends({ type: … })`'}`;
  return [
    `import { ${imports.join(', ')} } from '${kit}';`,
    name === 'default' ? `import machine from '${from}';` : `import { ${name} } from '${from}';`,
    '',
    ...(why === undefined ? [] : [`// TODO: it cannot be explored yet. ${why.replaceAll(/\s+/g, ' ')}`]),
    `export const model = defineModel(${name === 'default' ? 'machine' : name}, {`,
    ...(called === undefined ? [] : [`  name: '${called}',`]),
    ...(needsInput ? ['  // TODO: what the machine is given.', '  input: () => ({}) as never,'] : []),
    '  events: {',
    ...lines([...events].map(event)),
    '  },',
    ...(outcomes.size > 0 ? ['  outcomes: {', ...lines([...outcomes].map(outcome)), '  },'] : []),
    '  // TODO: what a person sees in each state.',
    '  states: {',
    ...lines(
      [...states].map(
        ([state, transient]) => `${key(state)}: ${transient ? 'transient' : 'async () => {}'},`,
      ),
    ),
    '  },',
    ...(same.size > 0
      ? [
          '  // TODO: these cannot be compared. What of them tells two states apart?',
          `  same: { ${[...same].map((one) => `${key(one)}: 'ignored'`).join(', ')} },`,
        ]
      : []),
    ...(bounds.size > 0
      ? [
          '  // TODO: these grow without bound. How far is far enough?',
          `  bounds: { ${[...bounds].map((one) => `${key(one)}: 2`).join(', ')} },`,
        ]
      : []),
    '});',
    '',
  ].join('\n');
};
