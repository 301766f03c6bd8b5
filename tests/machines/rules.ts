import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateNode } from 'xstate';
import type { FoundMachine } from '../../tools/charts/machines.ts';
import { answersOnce } from './answersOnce.ts';
import {
  entered,
  hasTag,
  isBusy,
  isWithin,
  nameOf,
  outwards,
  reachableStates,
  statesOf,
  statesWithin,
  transitionsOf,
  waitingForever,
} from './reach.ts';

type Rule = (found: FoundMachine) => string[];

const isShadowed = (leaf: AnyStateNode, node: AnyStateNode, event: string): boolean =>
  outwards(leaf)
    .slice(0, outwards(leaf).indexOf(node))
    .some((inner) => inner.transitions.get(event)?.some(({ guard }) => guard === undefined));

/** Of the state, those around it, and the regions beside it. */
const takes = (leaf: AnyStateNode, event: string) =>
  outwards(leaf)
    .flatMap((node) => (node.type === 'parallel' ? [...Object.values(node.states), node] : node))
    .flatMap((node) => node.transitions.get(event) ?? []);

const isScreenThatSends = (file: string): boolean =>
  file.endsWith('/machine.ts') &&
  existsSync(new URL(`../../${file.replace(/machine\.ts$/, 'outcome.ts')}`, import.meta.url));

/** States in which a person may answer the root's dialog: what is being sent has no question, and a transient state is left at once. */
const answeredIn = (machine: FoundMachine['machine']) =>
  statesOf(machine).filter(
    (node) =>
      node.type === 'atomic' && !hasTag(node, 'holdsBack') && !node.always?.some(({ guard }) => !guard),
  );

const roots = new Set(['app', 'landing']);

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const predicate = /^(is|has|can|needs|leads|stays|offers|screenTakes)([A-Z]|$)/;
const irregularPast =
  /^(.*)(begun|bound|broken|chosen|drawn|found|given|held|left|lost|made|met|read|seen|sent|shown|taken|told|withdrawn|written)$/i;

const isPast = (word: string) => word.endsWith('ed') || irregularPast.test(word);
const isFact = (event: string) =>
  /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+$/.test(event) && isPast(event.split('.').at(-1) ?? '');

const list = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items as Item];

const ownEvents = (node: AnyStateNode) =>
  [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.'));

const isNamedGuard = (guard: unknown): boolean => {
  if (typeof guard !== 'function') return true;
  // and, or, not of named guards; stateIn needs no name.
  return 'guards' in guard ? list(guard.guards).every(isNamedGuard) : 'stateValue' in guard;
};

const isInline = (named: unknown) => typeof named === 'function';

const invokesOf = (machine: FoundMachine['machine']) =>
  statesOf(machine).flatMap((node) =>
    list(node.config.invoke).map((invoke) => ({
      node,
      invoke,
      src: invoke.src,
      place: `${nameOf(node)} ${String(invoke.src)}`,
    })),
  );

const awaitedOf = (machine: FoundMachine['machine']) =>
  invokesOf(machine).filter(
    ({ src }) => typeof src !== 'string' || answersOnce(machine.implementations.actors[src]),
  );

const hasLimit = (node: AnyStateNode) =>
  outwards(node).some((around) =>
    around.after.some(
      ({ delay, target }) => typeof delay === 'string' && list(target).some((end) => !isWithin(end, node)),
    ),
  );

/** Whether an actor of a machine sends an irreversible request (services/http/service.ts). */
const isIrreversible = (actor: unknown): boolean =>
  typeof actor === 'object' && actor !== null && 'isIrreversible' in actor;

/** An input of any shape, to ask an actor what it would send. */
const anyInput: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 'v3' : anyInput),
});

const keepsResult = (actor: unknown): boolean => {
  const { describe } = actor as { describe?: (input: unknown) => { keeps?: unknown } };
  return describe?.(anyInput).keeps !== undefined;
};

const hasParams = (named: unknown): boolean =>
  typeof named === 'object' && named !== null && 'params' in named && typeof named.params === 'function';

const irreversibleOf = (machine: FoundMachine['machine']) =>
  invokesOf(machine).filter(
    ({ src }) => typeof src === 'string' && isIrreversible(machine.implementations.actors[src]),
  );

const postingOf = (machine: FoundMachine['machine']) => irreversibleOf(machine).map(({ node }) => node);

const tellsUnknown = (transitions: readonly { target?: readonly AnyStateNode[] | undefined }[]) =>
  transitions.some(({ target }) =>
    list(target).some((end) => entered(end).some((node) => hasTag(node, 'unknown'))),
  );

const isRaise = (action: unknown): boolean =>
  typeof action === 'function' && 'type' in action && action.type === 'xstate.raise';

const hasWayOn = (leaf: AnyStateNode): boolean =>
  outwards(leaf).some(
    (node) =>
      transitionsOf(node).length > 0 ||
      (node.type === 'parallel' &&
        Object.values(node.states)
          .filter((region) => !isWithin(leaf, region))
          .some((region) => statesWithin(region).some((state) => transitionsOf(state).length > 0))),
  );

export const rules = {
  'every invoke has an id of its own': ({ machine }) =>
    invokesOf(machine).flatMap(({ invoke, place }) => (invoke.id ? [] : [`${place} has no id`])),

  'every awaited service has an onDone and an onError': ({ machine }) =>
    awaitedOf(machine).flatMap(({ invoke, place }) => [
      ...(invoke.onDone ? [] : [`${place} has no onDone`]),
      ...(invoke.onError ? [] : [`${place} has no onError`]),
    ]),

  'every awaited service has a limit in time, in the chart, that leaves its state': ({ machine }) =>
    awaitedOf(machine).flatMap(({ node, place }) => (hasLimit(node) ? [] : [`${place} is awaited forever`])),

  'every delay has a name in setup': ({ machine }) =>
    statesOf(machine).flatMap((node) =>
      node.after.flatMap(({ delay }) =>
        typeof delay === 'string' && delay in machine.implementations.delays
          ? []
          : [`${nameOf(node)} waits for ${String(delay)}`],
      ),
    ),

  'every guard, action and actor has a name': ({ machine }) =>
    statesOf(machine).flatMap((node) => [
      ...transitionsOf(node).flatMap(({ guard, actions, eventType }) => [
        ...(isNamedGuard(guard) ? [] : [`${nameOf(node)} ${eventType} has an inline guard`]),
        ...(actions.some(isInline) ? [`${nameOf(node)} ${eventType} has an inline action`] : []),
      ]),
      ...([...list(node.config.entry), ...list(node.config.exit)].some(isInline)
        ? [`${nameOf(node)} has an inline entry or exit`]
        : []),
      ...list(node.config.invoke).flatMap(({ src }) =>
        typeof src === 'string' ? [] : [`${nameOf(node)} has an inline actor`],
      ),
    ]),

  'every state can be reached': ({ machine }) => {
    const reachable = reachableStates(machine);
    return statesOf(machine).flatMap((node) =>
      reachable.has(node) ? [] : [`${nameOf(node)} is never entered`],
    );
  },

  'from every state a settled one can be reached': ({ machine }) =>
    waitingForever(machine).map((node) => `${nameOf(node)} is busy for good`),

  'nothing starts the work of a busy state again': ({ machine }) =>
    statesOf(machine)
      .filter((node) => isBusy(node) && node.invoke.length > 0)
      .flatMap((busy) =>
        outwards(busy).flatMap((node) =>
          ownEvents(node).flatMap((event) =>
            // A state that takes the event itself leaves nothing to those around it.
            isShadowed(busy, node, event)
              ? []
              : (node.transitions.get(event) ?? []).flatMap(({ target }) =>
                  list(target).flatMap(entered).includes(busy)
                    ? [`${event} enters ${nameOf(busy)} again`]
                    : [],
                ),
          ),
        ),
      ),

  'ids read as the name of the flow': ({ machine, file, name }) => {
    const [, flow] = /^machines\/(\w+)\/machine\.ts$/.exec(file) ?? [];
    return [
      ...(camelCase.test(machine.id) ? [] : [`${machine.id} is not in camelCase`]),
      ...(name === undefined || name === `${machine.id}Machine`
        ? []
        : [`${machine.id} is exported as ${name}`]),
      ...(name === undefined || flow === undefined || flow === machine.id
        ? []
        : [`${machine.id} is the machine of ${flow}`]),
    ];
  },

  'states are in camelCase': ({ machine }) =>
    statesOf(machine).flatMap((node) => (node.parent && !camelCase.test(node.key) ? [nameOf(node)] : [])),

  'events are facts: dotted, lower-case, past': ({ machine }) =>
    [...new Set(statesOf(machine).flatMap(ownEvents))].filter((event) => !isFact(event)),

  'guards are predicates': ({ machine }) =>
    Object.keys(machine.implementations.guards).filter((guard) => !predicate.test(guard)),

  'only the long-lived children of a root have a systemId': ({ machine }) =>
    roots.has(machine.id)
      ? []
      : invokesOf(machine).flatMap(({ invoke, place }) =>
          invoke.systemId ? [`${place} has a systemId`] : [],
        ),

  'a machine has 300 lines at most': ({ file }) => {
    const lines = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n').length;
    return lines <= 300 ? [] : [`${file} has ${lines} lines`];
  },

  'an irreversible call is busy and holds back': ({ machine }) =>
    irreversibleOf(machine).flatMap(({ node, place }) =>
      ['busy', 'holdsBack'].flatMap((tag) => (hasTag(node, tag) ? [] : [`${place} is not tagged ${tag}`])),
    ),

  'what is no clear answer to an irreversible call is told as unknown': ({ machine }) =>
    irreversibleOf(machine).flatMap(({ node, invoke, place }) => {
      const failed = node.transitions.get(`xstate.error.actor.${invoke.id ?? ''}`) ?? [];
      const open = failed.filter(({ guard }) => guard === undefined);
      return [
        ...(tellsUnknown(open) ? [] : [`${place} hides that its outcome is unknown`]),
        ...(tellsUnknown(node.after) ? [] : [`${place} does not tell of an answer that never comes`]),
      ];
    }),

  "what a person chooses in the root's dialog is taken in every state": ({ machine, file }) =>
    answeredIn(machine).flatMap((leaf) => [
      ...(postingOf(machine).length > 0 && takes(leaf, 'submission.retried').length === 0
        ? [`${nameOf(leaf)} cannot send it again`]
        : []),
      ...(isScreenThatSends(file) && takes(leaf, 'outcome.settled').every(({ guard }) => guard !== undefined)
        ? [`${nameOf(leaf)} does not lead to what was done`]
        : []),
      ...(hasTag(leaf, 'unknown') && takes(leaf, 'outcome.left').length === 0
        ? [`${nameOf(leaf)} cannot be left`]
        : []),
    ]),

  'what a chart takes from the answer to an irreversible call is stored with its outcome': ({ machine }) =>
    irreversibleOf(machine).flatMap(({ node, invoke, src, place }) => {
      const actor = typeof src === 'string' ? machine.implementations.actors[src] : undefined;
      const answered = node.transitions.get(`xstate.done.actor.${invoke.id ?? ''}`) ?? [];
      const uses = answered.flatMap(({ guard, actions }) => [guard, ...actions]).some(hasParams);
      return uses && !keepsResult(actor) ? [`${place} keeps its answer in memory alone`] : [];
    }),

  'no state but a final one has no way on': ({ machine }) =>
    statesOf(machine)
      .filter((node) => node.type === 'atomic' && !hasWayOn(node))
      .filter((node) => outwards(node).every(({ invoke }) => invoke.length === 0))
      .map((node) => `${nameOf(node)} is a dead end`),

  'no action reaches the device by itself': ({ machine }) =>
    Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
      typeof action === 'function' && !('type' in action) ? [`${name} has an effect of its own`] : [],
    ),

  'a machine.ts links its drawn chart in its first line': ({ machine, file }) => {
    const link = `// Its chart, drawn: docs/charts/${machine.id}.md`;
    const isLinked = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').startsWith(`${link}\n`);
    return file.endsWith('/machine.ts') && !isLinked ? [`${file} does not begin with '${link}'`] : [];
  },

  'no event is raised as a goto': ({ machine }) =>
    Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
      isRaise(action) ? [`${name} raises an event`] : [],
    ),

  "no guard reads another actor's snapshot": ({ machine }) =>
    Object.entries(machine.implementations.guards).flatMap(([name, guard]) =>
      /getSnapshot/.test(String(guard)) ? [`${name} reads a snapshot`] : [],
    ),
} satisfies Record<string, Rule>;
