import * as v from 'valibot';

const draftSchema = v.object({
  promotion: v.object({
    phone: v.string(),
    capcode: v.string(),
    /** Session and time of the captcha image on show: the answer typed belongs to them. */
    sid: v.string(),
    time: v.number(),
    /** When the next SMS code may be sent: epoch milliseconds. */
    deadline: v.number(),
  }),
});

export type Draft = v.InferOutput<typeof draftSchema>['promotion'];

/**
 * What was typed before the page was reloaded; undefined when nothing was. It lives in the tab's history entry, not in storage: it names
 * a person, and dies with the tab (docs/product/routes.md).
 */
export const readDraft = (): Draft | undefined => {
  const parsed = v.safeParse(draftSchema, globalThis.history?.state);
  return parsed.success ? parsed.output.promotion : undefined;
};

/** Keeps what was typed for a reload, in the entry on show; what an entry has of an earlier draft goes where there is none. */
export const keepDraft = (promotion: Draft | undefined): void => {
  try {
    // What others keep in the entry stays.
    history.replaceState({ ...history.state, promotion }, '');
  } catch {
    // A browser that limits how often this is done loses a letter of the draft: no harm.
  }
};

/** Forgets it once the visitor is registered. */
export const forgetDraft = (): void => keepDraft(undefined);
