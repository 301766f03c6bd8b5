import * as v from 'valibot';
import { maybeCode, messageText, texts } from '../values/codecs.ts';

/** The company edits `release.json` by hand: each field is parsed separately, so that a mistake in one does not hide a pause. */
export const releaseSchema = v.object({
  release: maybeCode,
  /** Flows that the company has paused, by the names of their machines. */
  closed: texts,
  notice: messageText,
});

export type Release = v.InferOutput<typeof releaseSchema>;
