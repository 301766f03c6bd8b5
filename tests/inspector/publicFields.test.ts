import { expect, it } from 'vitest';
import { publicActors, publicEvents } from '../../inspector/publicFields.ts';
import { findMachines } from '../../inspector/build/machines.ts';
import { statesOf } from '../machines/reach.ts';

const machines = (await findMachines()).map(({ machine }) => machine);
const invokes = machines.flatMap((machine) => statesOf(machine).flatMap(({ invoke }) => invoke));

it('lists actors that exist only', () => {
  const actors = new Set([...machines.map(({ id }) => id), ...invokes.map(({ id }) => id)]);
  expect(Object.keys(publicActors).filter((name) => !actors.has(name))).toEqual([]);
});

it('lists events that a machine heeds, or that it sends to a part of its page', () => {
  const events = new Set<string>(machines.flatMap(({ events: heeded }) => heeded));
  const sent = ['path.opened', 'url.opened', 'back.answered'];
  expect(Object.keys(publicEvents).filter((type) => !events.has(type) && !sent.includes(type))).toEqual([]);
});
