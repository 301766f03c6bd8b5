import { expect, it } from 'vitest';
import type { PublicActor } from '../../packages/inspector/mask.ts';
import { publicActors, publicEvents } from '../../views/entries/publicFields.ts';
import type { FlowName } from '../../machines/screen/routes.ts';
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
