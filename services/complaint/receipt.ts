import * as v from 'valibot';

const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A backend's number in any format: it is displayed as text, so only its length is limited, and invisible characters are rejected. */
const number = v.pipe(v.string(), v.regex(/^\P{C}{0,60}$/u));

const receiptSchema = v.object({
  problemId: v.fallback(number, ''),
  replyBy: day,
});

export const isDay = (text: string | undefined): text is string => v.is(day, text);

/** The receipt shown after a complaint was sent: it is part of the next page's URL, so that it survives a reload. */
export type ComplaintReceipt = v.InferOutput<typeof receiptSchema>;

export function receiptIn(search: string): ComplaintReceipt | undefined {
  const read = v.safeParse(receiptSchema, Object.fromEntries(new URLSearchParams(search)));
  return read.success ? read.output : undefined;
}
