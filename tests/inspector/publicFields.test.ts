import { expect, it } from 'vitest';
import type { PublicActor } from '../../packages/inspector/mask.ts';
import { publicActors, publicEvents, publicFields } from '../../views/entries/publicFields.ts';
import type { FlowName } from '../../services/visit/flows.ts';
import { findMachines } from '../../tools/charts/machines.ts';
import { statesOf } from '../machines/reach.ts';

const machines = (await findMachines()).map(({ machine }) => machine);
const invokes = machines.flatMap((machine) => statesOf(machine).flatMap(({ invoke }) => invoke));

// A flow that is not listed here does not compile.
const listed: Readonly<Record<FlowName, PublicActor>> = publicActors;

it('lists only actors that exist', () => {
  const actors = new Set([...machines.map(({ id }) => id), ...invokes.map(({ id }) => id)]);
  expect(Object.keys(listed).filter((name) => !actors.has(name))).toEqual([]);
});

it('lists only events that a machine handles, or sends to a part of its page', () => {
  const events = new Set<string>(machines.flatMap(({ events: heeded }) => heeded));
  const sent = ['path.opened', 'url.opened', 'back.answered'];
  expect(Object.keys(publicEvents).filter((type) => !events.has(type) && !sent.includes(type))).toEqual([]);
});

const samples = [
  'a word',
  'name',
  true,
  99_999,
  -100_000,
  'visit',
  'firstWallet',
  'ios',
  'network',
  'pending',
];

/** One line for each public field, with the samples that it lets through. */
function linesOf(fields: unknown, path: string): string[] {
  if (typeof fields === 'function')
    return [`${path}: ${samples.filter((sample) => fields(sample)).join(', ')}`];
  if (typeof fields === 'string') return [`${path}: ${fields}`];
  return Object.entries(fields ?? {}).flatMap(([name, field]) => linesOf(field, `${path}.${name}`));
}

it('shows analysts the accepted fields and no others (accept a change with -u)', async () => {
  await expect(`${linesOf(publicFields, 'public').join('\n')}\n`).toMatchFileSnapshot('publicFields.txt');
});
