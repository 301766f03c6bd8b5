import { type AnyStateMachine, createMachine } from 'xstate';
import { isMachine, nodesOf } from '../charts/ids.ts';
import { isRecord } from '../mask.ts';
import type { Standing } from './moment.ts';
import { sendingTag } from './sending.ts';

type Config = AnyStateMachine['config'];
type InitialSnapshot = AnyStateMachine['getInitialSnapshot'];

/** Returns the chart with each state on the path to `value` as its parent's initial state. */
const beginningAt = (config: Config, value: unknown): Config => {
  if (typeof value === 'string') return { ...config, initial: value };
  if (!isRecord(value)) return config;
  const [first] = Object.keys(value);
  const states = Object.entries(config.states ?? {}).map(([name, state]) => [
    name,
    name in value ? beginningAt(state as Config, value[name]) : state,
  ]);
  return {
    ...config,
    states: Object.fromEntries(states),
    ...(config.type !== 'parallel' && first !== undefined && { initial: first }),
  };
};

const invokedAt = (machine: AnyStateMachine, children: Standing['children']) =>
  nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }) => {
      const logic = typeof src === 'string' ? machine.implementations.actors[src] : undefined;
      const child = children[id];
      return child && typeof src === 'string' && isMachine(logic) ? [{ src, logic, child }] : [];
    });

const actorsAt = (machine: AnyStateMachine, children: Standing['children']) => {
  const begun = invokedAt(machine, children).map(({ src, logic, child }) => [src, startAt(logic, child)]);
  return { ...machine.implementations.actors, ...Object.fromEntries(begun) };
};

const isSendingAt = (machine: AnyStateMachine, { value, children }: Standing): boolean =>
  machine
    .resolveState({ value, context: {} } as Parameters<AnyStateMachine['resolveState']>[0])
    .hasTag(sendingTag) || invokedAt(machine, children).some(({ logic, child }) => isSendingAt(logic, child));

/**
 * Returns the machine starting in a saved state, entered initially so that its services and timers start. Values that could not be saved are as at
 * any start. If an irreversible request was in flight, it starts normally, so that nothing is sent twice.
 */
export const startAt = (machine: AnyStateMachine, standing: Standing): AnyStateMachine => {
  if (isSendingAt(machine, standing)) return machine;
  const { value, context, children } = standing;
  const own = machine.config.context;
  const begun = createMachine(
    {
      ...beginningAt(machine.config, value),
      context: (given: object) => ({
        ...(typeof own === 'function' ? (own as (given: object) => object)(given) : own),
        ...context,
      }),
    } as Config,
    { ...machine.implementations, actors: actorsAt(machine, children) } as never,
  ) as AnyStateMachine;
  // Only the start differs: charts, hashes and all later steps are the machine's own.
  const restored = machine.provide({}) as AnyStateMachine;
  restored.getInitialSnapshot = ((...given: Parameters<InitialSnapshot>) => {
    const start = begun.getInitialSnapshot(...given);
    // Entry actions had already run, and the context changed since.
    const then = { ...start, context: { ...start.context, ...context } };
    return { ...restored.resolveState(then), children: start.children };
  }) as InitialSnapshot;
  return restored;
};
