import type { EventObject } from 'xstate';
import { activeLeaves, chartOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { anyKey, curiosity, newShape, shapeOf } from './curious.ts';
import type { Shape, Shapes } from './curious.ts';
import type { Literals } from './literals.ts';
import type { Model } from './model.ts';
import { eventOf, movesAt } from './moves.ts';
import { preparedMachine } from './standIn.ts';
import { still } from './still.ts';
import { firstStep, nextStep } from './step.ts';
import type { Position, StepResult } from './step.ts';

/** How often a combination of states is entered: what was stored before may differ. */
const visits = 3;
/** How long it walks, in microseconds of the processor. */
const longestWalk = 5_000_000;

/** Lets the guards of a chart answer what they are forced to, after they have read what they read. */
const forcible = ({ transitions }: Chart): ((answer: boolean | undefined) => void) => {
  let forced: boolean | undefined;
  for (const { definition, guarded } of transitions) {
    if (!guarded) continue;
    const guard = definition.guard as unknown as { check: (...args: unknown[]) => boolean };
    const { check } = guard;
    guard.check = (...args) => {
      try {
        const answer = check(...args);
        return forced ?? answer;
      } catch (error) {
        if (forced === undefined) throw error;
        return forced;
      }
    };
  }
  return (answer) => {
    forced = answer;
  };
};

/** Walks through a machine with curious values. @returns what its code reads of them. */
export const sniff = (model: Model, literals: Literals): Shapes => {
  const { curious, about, turnTo } = curiosity(literals);
  const shapes: Shapes = new Map();
  const shapeAt = (slot: string): Shape => {
    const known = shapes.get(slot) ?? newShape();
    shapes.set(slot, known);
    return known;
  };
  const chart = chartOf(preparedMachine(model));
  // Forced guards may let `always` loop.
  chart.machine.options.maxIterations = 20;
  const force = forcible(chart);
  const seen = new Map<string, number>();
  const open: Position[] = [];
  const add = ({ position, effects }: StepResult): void => {
    // The kit reads nothing but the id of a receiver.
    for (const effect of effects)
      if (effect.kind === 'send') {
        const receiver = shapeOf(effect.to)?.owner;
        receiver?.uses.add('actor');
      }
    const { snapshot } = position;
    if (snapshot.status !== 'active') return;
    const name = [activeLeaves(snapshot).join(), Object.keys(snapshot.children as object).join()].join(' ');
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    if (times > visits) return;
    open.push(position);
  };
  const move = (attempt: () => StepResult): void => {
    const { assign } = Object;
    try {
      // XState copies the context for each `assign`. After a spread, any field of it may be one of a curious value.
      Object.assign = (target: object, ...sources: object[]) =>
        withSpread(assign(target, ...sources) as object);
      add(still(attempt));
    } catch {
      // The code could do nothing with a curious value; what it read of it is noted.
    } finally {
      Object.assign = assign;
    }
  };
  const withSpread = (copy: object): object => {
    const spread = [...shapes.values()].find(({ uses }) => uses.has('record'));
    return spread && anyKey in copy ? about(copy, spread) : copy;
  };
  move(() => firstStep(chart, curious(shapeAt('input'))));
  const began = process.cpuUsage();
  const isOver = () => process.cpuUsage(began).user > longestWalk;
  for (let position = open.shift(); position && !isOver(); position = open.shift()) {
    const from = position;
    for (const next of movesAt(model, from)) {
      if (isOver()) break;
      const attempt = () => {
        const { event, position: before } = eventOf(model, from, next);
        if (next.by === 'time') return nextStep(chart, before, event);
        if (next.by === 'person')
          return nextStep(chart, before, about({ ...event }, shapeAt(`event ${next.event}`)));
        const slot = `${next.outcome} ${next.service}`;
        const given: EventObject & { output?: unknown; error?: unknown } =
          next.outcome === 'fails'
            ? { ...event, error: about(new Error('failed'), shapeAt(slot)) }
            : { ...event, output: curious(shapeAt(slot)) };
        return nextStep(chart, before, given);
      };
      // A guard may compare with what a curious value is not.
      for (const [turn, answer] of [undefined, undefined, undefined, true, false].entries()) {
        turnTo(turn);
        force(answer);
        move(attempt);
      }
    }
  }
  return shapes;
};
