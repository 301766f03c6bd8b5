import { store } from '../device/storage.ts';
import { type OrderKey, orderKeyOf } from '../orderDetails/request.ts';
import { belongsTo, type Owner } from '../owner.ts';
import { readKept, type Receipt } from './receipt.ts';
import type { Agreement, Confirmation } from './schema.ts';

export const receiptOf = (loan: Confirmation, agreements: readonly Agreement[]): Receipt => ({
  amount: loan.amount,
  received: loan.receivedAmount,
  plan: loan.repay_plans.map(({ title, amount, pay_time }) => ({ title, amount, time: pay_time })),
  documents: agreements.map(({ title }) => title),
});

/**
 * Stores the receipt of a loan for the next page, in this tab only. Without a session it could be anybody's and is not stored. `loan` is given if no
 * other page follows: when its own page is opened again, it shows the receipt.
 */
export const keepReceipt = (receipt: Receipt, owner: Owner, loan?: OrderKey): void => {
  const kept = {
    owner,
    receipt,
    ...(loan && { loan: { productId: loan.productId, orderId: loan.orderId } }),
  };
  if (owner.session) store('sessionStorage', 'receipt', JSON.stringify(kept));
};

/**
 * Returns the receipt of the loan that the page with the query `page` offers, of its session and today; undefined when it was not taken here, or the
 * page names no order.
 */
export const readTaken = (page: URLSearchParams, now: number): Receipt | undefined => {
  const kept = readKept();
  const { productId, orderId } = orderKeyOf(page);
  if (!kept || !orderId || kept.loan?.orderId !== orderId || kept.loan.productId !== productId)
    return undefined;
  return belongsTo({ ...kept.owner, orderId }, page, now) ? kept.receipt : undefined;
};
