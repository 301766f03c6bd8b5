import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** From the chart alone: guards and services may return anything, and time passes. */

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

export const statesWithin = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(statesWithin),
];

export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => statesWithin(machine.root);

export const nameOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('.');

export const outwards = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? outwards(node.parent) : []),
];

export const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean => outwards(node).includes(other);

export const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The states entered together with a state: itself and its initial descendants. */
export const entered = (node: AnyStateNode): AnyStateNode[] => {
  const begins = node.type === 'parallel' ? childrenOf(node) : (node.initial?.target ?? []);
  return [node, ...begins.flatMap(entered)];
};

const isLeaf = (node: AnyStateNode): boolean => childrenOf(node).length === 0;

const targetsOf = (node: AnyStateNode): AnyStateNode[] =>
  outwards(node)
    .flatMap(transitionsOf)
    .flatMap(({ target }) => target ?? []);

const nextLeaves = (leaf: AnyStateNode): AnyStateNode[] => targetsOf(leaf).flatMap(entered).filter(isLeaf);

const spread = <Place>(from: Place[], next: (place: Place) => Place[]): Set<Place> => {
  const seen = new Set(from);
  for (const place of seen) for (const further of next(place)) seen.add(further);
  return seen;
};

/** Every state reachable from the start, with its ancestors. */
export const reachableStates = (machine: AnyStateMachine): Set<AnyStateNode> =>
  spread(entered(machine.root), (node) =>
    transitionsOf(node)
      .flatMap(({ target }) => target ?? [])
      .flatMap((target) => [
        ...entered(target),
        ...outwards(target)
          .slice(1)
          .flatMap((outer) => (outer.type === 'parallel' ? entered(outer) : outer)),
      ]),
  );

export const hasTag = (node: AnyStateNode, tag: string): boolean =>
  outwards(node).some(({ tags }) => tags.includes(tag));

export const isBusy = (node: AnyStateNode): boolean => hasTag(node, 'busy');

/** Leaf states in which a user waits and from which no state without waiting is reachable. */
export const waitingForever = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter(
    (leaf) => isLeaf(leaf) && isBusy(leaf) && [...spread([leaf], nextLeaves)].every((node) => isBusy(node)),
  );
