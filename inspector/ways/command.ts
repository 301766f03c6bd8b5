import * as v from 'valibot';
import { toldActor } from '../restore/capture.ts';

const run = v.string();

/** What an inspector may ask of a page in the sandbox. */
export const commandSchema = v.variant('type', [
  /** That an actor be sent an event. */
  v.object({
    type: v.literal('send'),
    run,
    session: v.string(),
    event: v.looseObject({ type: v.string() }),
  }),
  /** That the page's screen be as a screen was in a moment of a run, its own or another. */
  v.object({
    type: v.literal('restore'),
    run,
    /** Which run the moment is of, and the number of its last frame. */
    moment: v.object({ run, seq: v.number() }),
    /** The screen, and then the machines below it. */
    actors: v.pipe(v.array(toldActor), v.minLength(1)),
  }),
]);
export type Command = v.InferOutput<typeof commandSchema>;
