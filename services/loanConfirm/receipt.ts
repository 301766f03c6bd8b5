import * as v from 'valibot';
import { integer, anyCentavos, list } from '../codecs.ts';
import { type OrderKey, orderKeyOf } from '../orderDetails/request.ts';
import { belongsTo, type Owner, ownerSchema } from '../owner.ts';
import type { Agreement, Confirmation } from './schema.ts';

const key = 'receipt';

const receiptSchema = v.object({
  /** Centavos that were lent, and of them what reaches the borrower where the lender says it. */
  amount: integer,
  received: anyCentavos,
  /** The plan that was agreed to: centavos, and the day as the lender writes it. */
  plan: list(v.object({ title: v.string(), amount: integer, time: v.string() })),
  /** Titles of what was agreed to. */
  documents: list(v.string()),
});
const keptSchema = v.object({
  /** Whose it is: the order that the next page is about. */
  owner: ownerSchema,
  /** The loan that was taken, as its page named it: another order may have begun with it. */
  loan: v.object({ productId: v.string(), orderId: v.string() }),
  receipt: receiptSchema,
});

/** What a borrower has agreed to by taking a loan. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** The receipt of a loan. */
export const receiptOf = (loan: Confirmation, agreements: readonly Agreement[]): Receipt => ({
  amount: loan.amount,
  received: loan.receivedAmount,
  plan: loan.repay_plans.map(({ title, amount, pay_time }) => ({ title, amount, time: pay_time })),
  documents: agreements.map(({ title }) => title),
});

/** Keeps the receipt of a loan for the page that follows, in this tab alone; what has no session could be anybody's, and is not written down. */
export const keepReceipt = (receipt: Receipt, owner: Owner, { productId, orderId }: OrderKey): void => {
  try {
    if (owner.session)
      sessionStorage.setItem(key, JSON.stringify({ owner, loan: { productId, orderId }, receipt }));
  } catch {
    // A WebView without storage shows the order alone, which says as much.
  }
};

const readKept = () => {
  try {
    return v.parse(keptSchema, JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
};

/** The receipt that may be shown on the page with the query `page`: of its order and session, and of this day; undefined when there is none. */
export const readReceipt = (page: URLSearchParams): Receipt | undefined => {
  const kept = readKept();
  return kept && belongsTo(kept.owner, page) ? kept.receipt : undefined;
};

/** The receipt of the very loan that the page with the query `page` offers, in its session and on this day; undefined when it was not taken here, or the page names no order. */
export const readTaken = (page: URLSearchParams): Receipt | undefined => {
  const kept = readKept();
  const { productId, orderId } = orderKeyOf(page);
  if (!kept || !orderId || kept.loan.orderId !== orderId || kept.loan.productId !== productId)
    return undefined;
  return belongsTo({ ...kept.owner, orderId }, page) ? kept.receipt : undefined;
};
