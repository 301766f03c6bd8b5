import * as v from 'valibot';
import { integer, anyCentavos, list } from '../codecs.ts';
import { readStored } from '../device/storage.ts';
import { belongsTo, ownerSchema } from '../owner.ts';

const receiptSchema = v.object({
  /** Centavos that were lent, and the part that the borrower receives where the backend names it. */
  amount: integer,
  received: anyCentavos,
  /** The plan that was agreed to: centavos, and the day as the backend writes it. */
  plan: list(v.object({ title: v.string(), amount: integer, time: v.string() })),
  /** Titles of what was agreed to. */
  documents: list(v.string()),
});
const keptSchema = v.object({
  /** Whose it is: the order that the next page is about. */
  owner: ownerSchema,
  /** The loan that was taken, as its page named it, where that page stays on show; undefined where another one follows. */
  loan: v.optional(v.object({ productId: v.string(), orderId: v.string() })),
  receipt: receiptSchema,
});

export type Receipt = v.InferOutput<typeof receiptSchema>;

/** The receipt of the last loan that was taken in this tab, and whose it is; undefined when there is none. */
export const readKept = () => {
  try {
    return v.parse(keptSchema, JSON.parse(readStored('sessionStorage', 'receipt') ?? ''));
  } catch {
    return undefined;
  }
};

/** The receipt that may be shown on the page with the query `page`: of its order and session, and of this day; undefined when there is none. */
export const readReceipt = (page: URLSearchParams, now: number): Receipt | undefined => {
  const kept = readKept();
  return kept && belongsTo(kept.owner, page, now) ? kept.receipt : undefined;
};
