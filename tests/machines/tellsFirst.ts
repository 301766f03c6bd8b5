import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  entered,
  hasTag,
  isBusy,
  isLeaf,
  isWithin,
  nextLeaves,
  outwards,
  spread,
  statesOf,
  targetsOf,
} from './reach.ts';

/** Whether what is open is told, or is about to be: the first that is decided there leads to a state that says so. */
const tells = (node: AnyStateNode): boolean => {
  const [first] = node.always ?? [];
  const leadsTo = first?.guard ? (first.target ?? []) : [];
  return hasTag(node, 'unknown') || leadsTo.flatMap(entered).some((end) => hasTag(end, 'unknown'));
};

/** What is entered with a state from another one: what begins inside it, and beside it where it stands among regions. */
const enteredFrom = (source: AnyStateNode | undefined, target: AnyStateNode): AnyStateNode[] => [
  ...entered(target),
  ...outwards(target)
    .filter((around) => around.type === 'parallel' && !(source && isWithin(source, around)))
    .flatMap((around) => Object.values(around.states))
    .filter((region) => !isWithin(target, region))
    .flatMap(entered),
];

/** The leaf states that are entered with a state; none where what is open is told with them. */
const untoldBy = (source: AnyStateNode | undefined, target: AnyStateNode): AnyStateNode[] => {
  const nodes = enteredFrom(source, target);
  return nodes.some(tells) ? [] : nodes.filter(isLeaf);
};

const untoldAfter = (leaf: AnyStateNode): AnyStateNode[] =>
  targetsOf(leaf).flatMap((target) => untoldBy(leaf, target));

/** Where the person is, or can come to, with an irreversible call of `posting` ahead: such a call itself, or a state that waits for the person. */
const isPlaceOf = (posting: readonly AnyStateNode[]) => (leaf: AnyStateNode) =>
  posting.includes(leaf) ||
  (!isBusy(leaf) &&
    !hasTag(leaf, 'unknown') &&
    !(leaf.always ?? []).some(({ guard }) => guard === undefined) &&
    [...spread([leaf], nextLeaves)].some((node) => posting.includes(node)));

/** Where a machine can be, from its beginning on, with an irreversible call ahead of the person who was not told what is open. */
export const untoldWhenOpened = (
  machine: AnyStateMachine,
  posting: readonly AnyStateNode[],
): AnyStateNode[] => [...spread(untoldBy(undefined, machine.root), untoldAfter)].filter(isPlaceOf(posting));

/** Whether a transition hands what happened on to the screen's child, which has to keep the same rule. */
const isHandedOn = (actions: readonly unknown[]) =>
  actions.some((action) => typeof action === 'string' && action.startsWith('passTo'));

/** Where a person can come back to, with an irreversible call ahead, and is not told what is open. */
export const untoldWhenReturned = (
  machine: AnyStateMachine,
  posting: readonly AnyStateNode[],
): AnyStateNode[] => {
  const isPlace = isPlaceOf(posting);
  const isUntold = (leaf: AnyStateNode) =>
    outwards(leaf)
      .flatMap(({ transitions }) => transitions.get('screen.returned') ?? [])
      .every(({ target = [], actions }) => {
        const untold = spread(
          target.flatMap((end) => untoldBy(leaf, end)),
          untoldAfter,
        );
        return !isHandedOn(actions) && (target.length === 0 || [...untold].some(isPlace));
      });
  return statesOf(machine).filter(
    (leaf) => isLeaf(leaf) && !posting.includes(leaf) && isPlace(leaf) && isUntold(leaf),
  );
};
