import * as v from 'valibot';

const name = 'shellCheck';
const schema = v.object({
  results: v.record(
    v.string(),
    v.object({ result: v.picklist(['pass', 'fail', 'unsupported', 'skipped']), seen: v.string() }),
  ),
  left: v.optional(v.string()),
});

/** Stored, because some checks close the page. */
type Progress = v.InferOutput<typeof schema>;

export function readProgress(): Progress {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(name) ?? ''));
  } catch {
    return { results: {} };
  }
}

/** Stores the progress; without storage the check restarts after it closed the page. */
export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(name, JSON.stringify(progress));
  } catch {
    // The storage check says so.
  }
}
