import type { AnyStateNode } from 'xstate';
import { nodesOf } from './chart.ts';
import type { Model } from './model.ts';
import type { Move, Start } from './moves.ts';
import { moveKey } from './moves.ts';
import type { Observation, TestPath } from './paths.ts';
import { serialise } from './serialise.ts';

/** An explored state that accepted paths reach: the steps they take from it, and the moves that must change nothing. */
interface Place {
  ways: Way[];
  refused: Move[];
}

export interface Way {
  move: Move | Start;
  expect: Observation;
  to: Place;
  /** The path and step that accepted it, counted from 0; step 0 is the start. */
  said: { path: number; step: number };
}

interface Standing {
  states: readonly string[];
  context: Record<string, string>;
  children: Record<string, string>;
  /** How long each active state with a timer has been active: in milliseconds, or the whole history where that is not enough. */
  ages: Record<string, number | string>;
  /** For each state with a history, the leaves that were active when it was last left. */
  left: Record<string, readonly string[]>;
  /** The whole history while the machine has messages to itself in flight, because no observation says when they were sent. */
  past: string;
}

/** Whether a leaf is a state or inside it; the root's path is empty, so every leaf is inside it. */
const isIn = (state: string) => (leaf: string) =>
  state === '' || leaf === state || leaf.startsWith(`${state}.`);

const without = (children: Record<string, string>, id: string | undefined) =>
  Object.fromEntries(Object.entries(children).filter(([child]) => child !== id));

const childrenAfter = (
  model: Model,
  before: Record<string, string>,
  move: Move | Start,
  effects: readonly string[],
): Record<string, string> => {
  const answer = move.by === 'service' ? model.outcomes[move.service]?.[move.outcome]?.kind : undefined;
  let children =
    move.by === 'service' && answer !== 'sends' && answer !== 'shows' ? without(before, move.child) : before;
  for (const effect of effects) {
    const [, stopped] = /^(\S+) is stopped$/.exec(effect) ?? [];
    children = without(children, stopped);
    const [, service = '', id = service] = /^(\S+) starts(?: as (\S+))?/.exec(effect) ?? [];
    if (id) children = { ...children, [id]: effect };
  }
  return children;
};

/** Tracks what distinguishes explored states along accepted paths. The chart only says which states have timers and which have a history. */
const standingIn = (model: Model, paths: readonly TestPath[]) => {
  const nodes = nodesOf(model.machine);
  const timed = nodes.flatMap(({ after, path }) => (after.length > 0 ? [path.join('.')] : []));
  const returnedTo = nodes.flatMap(({ states, path }) =>
    Object.values<AnyStateNode>(states).some(({ type }) => type === 'history') ? [path.join('.')] : [],
  );
  // A state that is exited and entered again in one step looks as if it had stayed active, but its timers restart.
  const mayReenter = nodes.some(({ transitions }) =>
    [...transitions.values()].flat().some(({ reenter }) => reenter),
  );
  const hasDelayedMessages = paths.some(({ steps }) =>
    steps.some(({ move }) => move.by === 'time' && !move.timer.startsWith('xstate.after.')),
  );
  const older = (age: number | string, move: Move | Start): number | string =>
    typeof age === 'string' || mayReenter
      ? `${age} ${moveKey(move)}`
      : age + (move.by === 'time' ? move.ms : 0);

  return (before: Standing | undefined, move: Move | Start, { states, ...told }: Observation): Standing => ({
    states,
    context: { ...before?.context, ...told.changed },
    children: childrenAfter(model, before?.children ?? {}, move, told.effects),
    ages: Object.fromEntries(
      timed
        .filter((state) => states.some(isIn(state)))
        .map((state) => {
          const age = before?.ages[state];
          return [state, age === undefined ? 0 : older(age, move)];
        }),
    ),
    left: Object.fromEntries(
      returnedTo.map((state) => {
        const leaves = states.filter(isIn(state));
        return [state, leaves.length > 0 ? leaves : (before?.left[state] ?? [])];
      }),
    ),
    past: hasDelayedMessages ? `${before?.past ?? ''} ${moveKey(move)}` : '',
  });
};

/** Whether two states accept different behaviour, although they look alike. */
const contradicts = (place: Place, next: Omit<Way, 'to'> | undefined, refused: readonly Move[]): boolean => {
  const isRefused = (moves: readonly Move[], move: Move | Start) =>
    moves.some((other) => moveKey(other) === moveKey(move));
  if (place.ways.some(({ move }) => isRefused(refused, move))) return true;
  if (!next) return false;
  return (
    isRefused(place.refused, next.move) ||
    place.ways.some(({ move, expect }) =>
      // Only one timer is due first, however the state was reached.
      move.by === 'time' && next.move.by === 'time'
        ? moveKey(move) !== moveKey(next.move)
        : moveKey(move) === moveKey(next.move) && serialise(expect) !== serialise(next.expect),
    )
  );
};

/** Joins accepted paths where they reach the same state: the observations are equal and the accepted behaviour does not conflict. */
export const acceptedWays = (model: Model, paths: readonly TestPath[]): Way[] => {
  const standingAfter = standingIn(model, paths);
  const alike = new Map<string, Place[]>();
  const placeOf = (
    standing: Standing,
    next: Omit<Way, 'to'> | undefined,
    refused: readonly Move[],
  ): Place => {
    const key = serialise(standing);
    const known = alike.get(key) ?? [];
    const found = known.find((place) => !contradicts(place, next, refused));
    const place = found ?? { ways: [], refused: [] };
    if (!found) alike.set(key, [...known, place]);
    const keys = new Set(place.refused.map(moveKey));
    place.refused.push(...refused.filter((move) => !keys.has(moveKey(move))));
    return place;
  };

  const starts: Way[] = [];
  for (const [number, path] of paths.entries()) {
    let standing: Standing | undefined;
    let ways = starts;
    const steps = [{ ...path, move: { by: 'start', input: path.input } as const }, ...path.steps];
    for (const [step, { move, expect, refused = [] }] of steps.entries()) {
      standing = standingAfter(standing, move, expect);
      const following = steps[step + 1];
      const to = placeOf(
        standing,
        following && { ...following, said: { path: number, step: step + 1 } },
        refused,
      );
      if (!ways.some((way) => way.to === to && moveKey(way.move) === moveKey(move)))
        ways.push({ move, expect, to, said: { path: number, step } });
      ways = to.ways;
    }
  }
  return starts;
};

/** Returns accepted steps that were walked one after another, beginning with a start, as a test; the last state also tries its refused moves. */
export const pathOfWays = (id: string, ways: readonly Way[]): TestPath => {
  const [start, ...steps] = ways;
  if (start?.move.by !== 'start') throw new Error('A path begins with a start.');
  const last = ways.at(-1);
  const refusedAfter = (way: Way) =>
    way === last && way.to.refused.length > 0 ? { refused: way.to.refused } : {};
  return {
    id,
    input: start.move.input,
    expect: start.expect,
    ...refusedAfter(start),
    steps: steps.map((way) => ({ move: way.move as Move, expect: way.expect, ...refusedAfter(way) })),
  };
};
