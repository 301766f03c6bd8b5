import * as v from 'valibot';
import type { Results } from './run.ts';

const name = 'shellCheck';
const schema = v.object({
  results: v.record(
    v.string(),
    v.object({ result: v.picklist(['pass', 'fail', 'unsupported', 'skipped']), seen: v.string() }),
  ),
  /** The last check that was running. */
  left: v.optional(v.string()),
});

/** What was found so far, and what was under way: some checks take the page away. */
export interface Progress {
  results: Results;
  left?: string | undefined;
}

/** Reads the progress of an earlier opening; none when there is none, or storage is closed. */
export const readProgress = (): Progress => {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(name) ?? ''));
  } catch {
    return { results: {} };
  }
};

/** Keeps the progress; without storage what leaves the page begins again. */
export const keepProgress = (progress: Progress): void => {
  try {
    localStorage.setItem(name, JSON.stringify(progress));
  } catch {
    // The storage check says so.
  }
};

/** Forgets it, to begin again. */
export const forgetProgress = (): void => {
  try {
    localStorage.removeItem(name);
  } catch {
    // There is nothing to forget.
  }
};
