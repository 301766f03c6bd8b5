import { createActor, setup } from 'xstate';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

/**
 * What the kit reads of XState beyond its documented functions, each tried once on a machine of two states. A release that moves one of them is
 * told by its name here, instead of by wrong findings later.
 */
const assumptions = (): string[] => {
  const taken: unknown[] = [];
  const machine = setup({}).createMachine({
    id: 'supported',
    initial: 'before',
    states: { before: { on: { next: 'after' } }, after: {} },
  });
  const actor = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...(inspected._transitions ?? []));
    },
  }).start();
  actor.send({ type: 'next' });
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const nodes = snapshot._nodes as Partial<AnyStateNode>[] | undefined;
  return [
    ...(nodes?.some(({ key, path }) => key === 'after' && path?.length === 1)
      ? []
      : ['the active state nodes of a snapshot (_nodes)']),
    ...(taken.length > 0 ? [] : ['the transitions of a microstep (_transitions)']),
    ...(machine.root.transitions instanceof Map ? [] : ['the transitions of a state node']),
    ...('maxIterations' in machine.options ? [] : ["a machine's limit of microsteps"]),
    ...('actors' in machine.implementations ? [] : ["a machine's implementations"]),
  ];
};

let missing: string[] | undefined;

/** @throws when this XState is none that the kit can read, with what it does not find. */
export const assertSupported = (): void => {
  missing ??= assumptions();
  if (missing.length > 0)
    throw new Error(
      `The kit cannot read this version of xstate: it does not find ${missing.join(', ')}. package.json names the range that it is tested with.`,
    );
};
