import * as v from 'valibot';

/** A day of the calendar, YYYY-MM-DD. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A backend's number, whatever it is made of: it is drawn as text, so only its length is bounded, and nothing in it is invisible. */
const number = v.pipe(v.string(), v.regex(/^\P{C}{0,60}$/u));

const receiptSchema = v.object({
  problemId: v.fallback(number, ''),
  replyBy: day,
});

export const isDay = (text: string | undefined): text is string => v.is(day, text);

/** What a borrower is shown after a complaint was sent: it travels in the address of the page that follows, so that it survives a reload. */
export type ComplaintReceipt = v.InferOutput<typeof receiptSchema>;

export const receiptIn = (search: string): ComplaintReceipt | undefined => {
  const read = v.safeParse(receiptSchema, Object.fromEntries(new URLSearchParams(search)));
  return read.success ? read.output : undefined;
};
