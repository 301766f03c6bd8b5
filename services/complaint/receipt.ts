import * as v from 'valibot';
import { isOfSession, sessionMarkOf } from '../device/owner.ts';

const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A backend's number in any format: it is displayed as text, so only its length is limited, and invisible characters are rejected. */
const number = v.pipe(v.string(), v.regex(/^\P{C}{0,60}$/u));

const receiptSchema = v.object({
  problemId: v.fallback(number, ''),
  replyBy: day,
  sentBy: v.optional(v.string(), ''),
});

export const isDay = (text: string | undefined): text is string => v.is(day, text);

/** The receipt shown after a complaint was sent. */
export interface ComplaintReceipt {
  problemId: string;
  replyBy: string;
}

/** The receipt as a part of the next page's URL, so that it survives a reload. The mark of the session proves that it was made under it. */
export function receiptQuery(receipt: ComplaintReceipt, search: string): Record<string, string> {
  const sentBy = sessionMarkOf(new URLSearchParams(search));
  return { ...receipt, ...(sentBy && { sentBy }) };
}

/** The receipt in a URL; undefined if there is none, or another session's. */
export function receiptIn(search: string): ComplaintReceipt | undefined {
  const page = new URLSearchParams(search);
  const read = v.safeParse(receiptSchema, Object.fromEntries(page));
  if (!read.success || !isOfSession(read.output.sentBy, page)) return undefined;
  const { problemId, replyBy } = read.output;
  return { problemId, replyBy };
}
