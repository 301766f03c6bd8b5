import * as v from 'valibot';
import { maybeCode, texts, words } from '../codecs.ts';

/** `release.json` as the build writes it and the company edits it, by hand: each field is read by itself, so that no slip hides a pause. */
export const releaseSchema = v.object({
  /** What the build is called; empty when that cannot be read. */
  release: maybeCode,
  /** Flows that the company has paused, by the names of their machines. */
  closed: texts,
  /** A line for everybody; empty when there is none. */
  notice: words,
});

/** What the backend says about the build that is served now. */
export type Release = v.InferOutput<typeof releaseSchema>;
