import * as v from 'valibot';

/** A report of an exception in a page (views/entries/help.ts): only our own names, no personal data. */
export const reportSchema = v.strictObject({
  release: v.nullable(v.string()),
  route: v.string(),
  states: v.record(v.string(), v.string()),
  events: v.pipe(v.array(v.string()), v.maxLength(20)),
  error: v.strictObject({ name: v.string(), place: v.string() }),
});
