import * as v from 'valibot';
import { integer, anyCentavos, list } from '../values/codecs.ts';
import type { Stored } from '../device/stored.ts';
import { belongsTo, ownerSchema } from '../device/owner.ts';

const receiptSchema = v.object({
  /** Centavos of the loan, and the part that the borrower receives, if the backend sends it. */
  amount: integer,
  received: anyCentavos,
  /** The agreed plan: centavos, and the date as the backend writes it. */
  plan: list(v.object({ title: v.string(), amount: integer, time: v.string() })),
  documents: list(v.string()),
});
const storedReceiptSchema = v.object({
  /** Its owner: the order of the next page. */
  owner: ownerSchema,
  /** The loan as its page named it, if that page stays on the screen; undefined if another one follows. */
  loan: v.optional(v.object({ productId: v.string(), orderId: v.string() })),
  receipt: receiptSchema,
});

export type Receipt = v.InferOutput<typeof receiptSchema>;

/** The receipt of the last loan taken in this tab, with its owner; undefined without one. */
export function readStoredReceipt({ texts }: Stored) {
  try {
    return v.parse(storedReceiptSchema, JSON.parse(texts?.receipt ?? ''));
  } catch {
    return undefined;
  }
}

/** Returns the receipt for the page with the query `page`: of its order and session, and of today; undefined without one. */
export function readReceipt(stored: Stored, page: URLSearchParams, now: number): Receipt | undefined {
  const kept = readStoredReceipt(stored);
  return kept && belongsTo(kept.owner, page, now) ? kept.receipt : undefined;
}
