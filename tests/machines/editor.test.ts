import { expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import { configOf } from '../../packages/inspector/exports/config.ts';
import { findMachines } from '../../tools/charts/machines.ts';
import { statesOf } from './reach.ts';

const machines = await findMachines();

/** Names of guards, actions and actors in a machine's source, those inside `and`, `or` and `not` included. */
const referenced = (machine: AnyStateMachine): string[] => {
  const { guards, actions, actors } = machine.implementations;
  const known = new Set([guards, actions, actors].flatMap((one) => Object.keys(one)));
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && known.has(value)) found.add(value);
    if (typeof value === 'function' && 'guards' in value) visit(value.guards);
    if (typeof value === 'object' && value) for (const inner of Object.values(value)) visit(inner);
  };
  visit(machine.config);
  return [...found];
};

const stateIds = (machine: AnyStateMachine) =>
  statesOf(machine)
    .map(({ path }) => path.join('.'))
    .toSorted();

it.each(machines.map(({ machine }) => [machine.id, machine] as const))(
  'exports %s to an editor with every state and name',
  (_, machine) => {
    const config = configOf(chartOf(machine));
    const text = JSON.stringify(config);
    expect(text).not.toMatch(/"(guard|type|src)":"(\(anonymous\)|inline:[^"]*|xstate\.[^"]*)?"/);
    expect(referenced(machine).filter((name) => !text.includes(name))).toEqual([]);
    expect(stateIds(createMachine(config))).toEqual(stateIds(machine));
  },
);
