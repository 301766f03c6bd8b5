import * as v from 'valibot';
import type { EntryChanged, Stored } from '../device/stored.ts';

const draftSchema = v.object({
  promotion: v.object({
    phone: v.string(),
    capcode: v.string(),
    /** Session and time of the current captcha image, to which the typed answer belongs. */
    sid: v.string(),
    time: v.number(),
    /** Until the next SMS code may be sent: milliseconds, `end` by the phone. */
    pause: v.fallback(v.object({ end: v.number(), length: v.number() }), { end: 0, length: 0 }),
  }),
});

export type Draft = v.InferOutput<typeof draftSchema>['promotion'];

/** The form before a reload, if any. In the history entry, not in storage: it names a person, and goes with the tab (docs/product/routes.md). */
export function readDraft({ entry }: Stored): Draft | undefined {
  const parsed = v.safeParse(draftSchema, entry);
  return parsed.success ? parsed.output.promotion : undefined;
}

/** Stores the form in the current history entry for a reload; `undefined` removes an earlier draft. */
export function draftToStore(promotion: Draft | undefined): EntryChanged {
  return { type: 'entry.changed', values: { promotion } };
}
