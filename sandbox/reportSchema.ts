import * as v from 'valibot';

/** A report of an exception in a page (views/entries/help.ts): names of our own, no value of a person. */
export const reportSchema = v.strictObject({
  release: v.nullable(v.string()),
  route: v.string(),
  /** State of each machine that ran, by its id. */
  states: v.record(v.string(), v.string()),
  /** Names of the last events, oldest first. */
  events: v.pipe(v.array(v.string()), v.maxLength(20)),
  error: v.strictObject({ name: v.string(), place: v.string() }),
});
