import type { Page } from 'playwright';
import type { AnyMachineSnapshot } from 'xstate';
import type { Graph } from '../explore.ts';
import { explore } from '../explore.ts';
import { internal } from '../model.ts';
import type { Model } from '../model.ts';
import { type Move, moveKey } from '../moves.ts';
import type { TestPath } from '../paths.ts';
import { liveActor } from './live.ts';

/** The built app's environment, for what one response cannot express: a child machine, a permission, a connection. */
export interface Stage {
  acts?: Record<string, Record<string, (page: Page) => Promise<void>>>;
  can?: (move: Move, seen: AnyMachineSnapshot) => boolean;
}

const missing = (model: Model, stage: Stage, service: string, outcome: string): string | undefined => {
  if (stage.acts?.[service]?.[outcome]) return undefined;
  const known = model.outcomes[service]?.[outcome];
  if (!known || !('wire' in known) || known.wire === undefined)
    return `'${outcome}' of ${service} has no answer on the wire and no act on the stage`;
  return model.wire[service] === undefined ? `${service} has no address in 'wire'` : undefined;
};

/** Returns why a path cannot be run on the built app; undefined when it can. */
export const notStaged = (model: Model, path: TestPath, stage: Stage = {}): string | undefined => {
  if (!(path.input in model.inputs)) return `it does not begin ${path.input}`;
  for (const { move } of path.steps) {
    const why = move.by === 'service' && missing(model, stage, move.service, move.outcome);
    if (why) return why;
    if (move.by === 'person' && model.events[move.event] === internal)
      return `'${move.event}' is what the page answers by itself`;
  }
  return stage.can && refusedBy(stage.can, model, path);
};

const refusedBy = (can: NonNullable<Stage['can']>, model: Model, path: TestPath): string | undefined => {
  const { actor, perform } = liveActor(model, path.input);
  actor.start();
  const refused = path.steps.find(({ move }) => {
    if (!can(move, actor.getSnapshot() as AnyMachineSnapshot)) return true;
    perform(move);
    return false;
  });
  actor.stop();
  return refused && `${moveKey(refused.move)} cannot be made there`;
};

/** Returns the graph without the steps that neither a response nor the stage can cause, for suites that run on the built app. */
export const onTheWire = (model: Model, stage: Stage = {}): Graph => {
  const outcomes = Object.fromEntries(
    Object.entries(model.outcomes).map(([service, cases]) => [
      service,
      Object.fromEntries(
        Object.entries(cases).filter(([outcome]) => missing(model, stage, service, outcome) === undefined),
      ),
    ]),
  );
  return explore({ ...model, outcomes, ...(stage.can && { can: stage.can }) });
};
