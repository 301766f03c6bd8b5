import * as v from 'valibot';

/** What an inspector may ask of a page in the sandbox: that an actor be sent an event. */
export const commandSchema = v.object({
  run: v.string(),
  session: v.string(),
  event: v.looseObject({ type: v.string() }),
});
export type Command = v.InferOutput<typeof commandSchema>;
