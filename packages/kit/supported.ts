import { createActor, setup } from 'xstate';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { nodeProblem } from '../inspector/node.js';
import { isOfAfter } from './chart.ts';

/** The undocumented parts of XState that the kit reads: an error here names what a release changed, instead of wrong findings later. */
const assumptions = (): string[] => {
  const taken: unknown[] = [];
  const machine = setup({}).createMachine({
    id: 'supported',
    initial: 'before',
    states: { before: { on: { next: 'after' } }, after: { after: { 1000: 'before' } } },
  });
  const actor = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...(inspected._transitions ?? []));
    },
  }).start();
  actor.send({ type: 'next' });
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  const nodes = snapshot._nodes as Partial<AnyStateNode>[] | undefined;
  const after = nodes?.find(({ key }) => key === 'after');
  return [
    ...(after?.path?.length === 1 ? [] : ['the active state nodes of a snapshot (_nodes)']),
    ...(taken.length > 0 ? [] : ['the transitions of a microstep (_transitions)']),
    ...(machine.root.transitions instanceof Map ? [] : ['the transitions of a state node']),
    ...(Array.isArray((machine.root.initial as Partial<AnyStateNode['initial']>).actions)
      ? []
      : ["the actions of a state node's initial transition"]),
    ...([...(after?.entry ?? []), ...(after?.exit ?? [])].filter(isOfAfter).length === 2
      ? []
      : ['the timer of a state with after']),
    ...('maxIterations' in machine.options ? [] : ["a machine's limit of microsteps"]),
    ...('actors' in machine.implementations ? [] : ["a machine's implementations"]),
  ];
};

let missing: string[] | undefined;

/** @throws when this Node is too old, or this XState lacks something that the kit reads. */
export const assertSupported = (): void => {
  const problem = nodeProblem('statechart-test-kit');
  if (problem !== undefined) throw new Error(problem);
  missing ??= assumptions();
  if (missing.length > 0)
    throw new Error(
      `The kit cannot read this version of xstate: it does not find ${missing.join(', ')}. package.json names the range that it is tested with.`,
    );
};
