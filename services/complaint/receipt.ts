import * as v from 'valibot';

const receiptSchema = v.object({
  /** Number of the complaint; '' where the lender gives none. */
  problemId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), ''),
  /** The day by which it is answered, YYYY-MM-DD. */
  replyBy: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/** What a borrower is told after a complaint was sent: it travels in the address of the page that follows, so that it survives a reload. */
export type ComplaintReceipt = v.InferOutput<typeof receiptSchema>;

/** The receipt in a page's query; undefined where there is none, or where it cannot be one. */
export const receiptIn = (search: string): ComplaintReceipt | undefined => {
  const read = v.safeParse(receiptSchema, Object.fromEntries(new URLSearchParams(search)));
  return read.success ? read.output : undefined;
};
