import * as v from 'valibot';

/** `release.json` as the build writes it and the lender edits it. */
export const releaseSchema = v.object({
  /** What the build is called. */
  release: v.string(),
  /** Flows that the lender has paused, by the names of their machines. */
  closed: v.optional(v.array(v.string()), []),
  /** A line for everybody; empty when there is none. */
  notice: v.optional(v.string(), ''),
});

/** What the lender says about the build that is served now. */
export type Release = v.InferOutput<typeof releaseSchema>;
