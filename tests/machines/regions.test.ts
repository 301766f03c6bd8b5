import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { findMachines } from '../../tools/charts/machines.ts';
import { isWithin, statesOf } from './reach.ts';

const machines = await findMachines();

/** XState leaves and enters every region when a parallel state's own transition leads into one of them: the others begin anew. */
const resetting = (node: AnyStateNode): string[] =>
  [...node.transitions.values()].flat().flatMap(({ target = [], reenter, eventType }) => {
    const regions = new Set(
      target
        .filter((inner) => inner !== node && isWithin(inner, node))
        .map(({ path }) => path[node.path.length]),
    );
    return reenter || regions.size === 0 || regions.size === Object.keys(node.states).length
      ? []
      : [`${node.id} on ${eventType} to ${target.map(({ id }) => id).join()}`];
  });

it('begins no region again when another one changes', () => {
  const found = machines.flatMap(({ machine }) =>
    statesOf(machine)
      .filter(({ type }) => type === 'parallel')
      .flatMap(resetting),
  );
  expect([...new Set(found)]).toEqual([]);
});
