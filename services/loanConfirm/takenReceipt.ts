import { store } from '../device/storage.ts';
import { type OrderKey, orderKeyOf } from '../order/key.ts';
import { belongsTo, type Owner } from '../device/owner.ts';
import { readKept, type Receipt } from './receipt.ts';
import type { Agreement, Confirmation } from './schema.ts';

export const receiptOf = (loan: Confirmation, agreements: readonly Agreement[]): Receipt => ({
  amount: loan.amount,
  received: loan.receivedAmount,
  plan: (loan.repay_plans ?? []).map(({ title, amount, pay_time }) => ({ title, amount, time: pay_time })),
  documents: agreements.map(({ title }) => title).filter(Boolean),
});

/** Stores the receipt in this tab, but not without a session: it could be anybody's. With `loan` (no next page) its own page shows it again. */
export const keepReceipt = (receipt: Receipt, owner: Owner, loan?: OrderKey): void => {
  const kept = {
    owner,
    receipt,
    ...(loan && { loan: { productId: loan.productId, orderId: loan.orderId } }),
  };
  if (owner.session) store('sessionStorage', 'receipt', JSON.stringify(kept));
};

/** The receipt of the loan that the page with the query `page` offers, of its session and today; undefined without one or without an order. */
export const readTaken = (page: URLSearchParams, now: number): Receipt | undefined => {
  const kept = readKept();
  const { productId, orderId } = orderKeyOf(page);
  if (!kept || !orderId || kept.loan?.orderId !== orderId || kept.loan.productId !== productId)
    return undefined;
  return belongsTo({ ...kept.owner, orderId }, page, now) ? kept.receipt : undefined;
};
