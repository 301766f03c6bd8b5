import type { Stored, StorageRequest } from '../device/stored.ts';
import { type OrderKey, orderKeyOf } from '../order/key.ts';
import { belongsTo, type Owner, ownerNow } from '../device/owner.ts';
import { repairQuery } from '../http/pageQuery.ts';
import { ownOrigin } from '../values/links.ts';
import { readStoredReceipt, type Receipt } from './receipt.ts';
import type { Agreement, Confirmation } from './schema.ts';

export const receiptOf = (loan: Confirmation, agreements: readonly Agreement[]): Receipt => ({
  amount: loan.amount,
  received: loan.receivedAmount,
  plan: (loan.repay_plans ?? []).map(({ title, amount, pay_time }) => ({ title, amount, time: pay_time })),
  documents: agreements.map(({ title }) => title).filter(Boolean),
});

/** What stores the receipt in this tab; nothing without a session: it could be anybody's. With `loan` (no next page) its own page shows it again: the history entry knows one without an order. */
export function receiptToStore(receipt: Receipt, owner: Owner, loan?: OrderKey): StorageRequest[] {
  const stored = {
    owner,
    receipt,
    ...(loan && { loan: { productId: loan.productId, orderId: loan.orderId } }),
  };
  if (!owner.session) return [];
  return [
    { type: 'text.stored', key: 'receipt', text: JSON.stringify(stored) },
    ...(loan ? [{ type: 'entry.changed', values: { isTaken: true } } as const] : []),
  ];
}

/** The receipt of the loan that the page with the query `page` offers, of its session and today; undefined without one. Without an order, another visit of the page offers another loan. */
export function readTaken(stored: Stored, page: URLSearchParams, now: number): Receipt | undefined {
  const kept = readStoredReceipt(stored);
  const { productId, orderId } = orderKeyOf(page);
  const isSameLoan = kept?.loan?.orderId === orderId && kept.loan.productId === productId;
  if (!isSameLoan || !(orderId || stored.entry?.['isTaken'])) return undefined;
  return belongsTo({ ...kept.owner, orderId }, page, now) ? kept.receipt : undefined;
}

/** The order of the next page, which may differ: taking a loan may create one. */
const orderIn = (link: string): string | undefined => {
  try {
    const { search } = new URL(link, ownOrigin());
    return new URLSearchParams(repairQuery(search)).get('orderId') ?? undefined;
  } catch {
    return undefined;
  }
};

export const receiptOwner = (
  { orderId, search }: { orderId: string; search: string },
  link: string,
  now: number,
): Owner => ownerNow(orderIn(link) ?? orderId, new URLSearchParams(search), now);
