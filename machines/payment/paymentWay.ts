import { belongsTo } from '../../services/owner.ts';
import { isOpenedFor, type CodeAddress } from '../../services/repay/codeAddress.ts';
import type { CodeInfo, KeptInfo, MadeCode, StoredInfo } from '../../services/repay/stored.ts';

/** The repayment that a code is made for: its page. */
export interface RepaymentPage {
  to: 'repayUrl' | 'repayDelayUrl';
  query: { productId: string; orderId: string };
}

/** The data that the payment screens share (docs/product/repay.md#data). */
export interface PaymentWay {
  /** The repayment loaded last; read it with `infoFor`, because it belongs to one order and session. */
  info: StoredInfo | undefined;
  /** The page that loaded it; undefined when it comes from what localStorage kept. */
  page?: RepaymentPage;
  /** Number of the channel chosen last; empty while none is. */
  channelNumber: string;
  /** Id of the bank card chosen for the old repayment; empty for none. */
  cardId: string;
}

/** Events for the store. */
export type PaymentWayEvent =
  | { type: 'info.loaded'; info: CodeInfo; page: RepaymentPage }
  | { type: 'code.made'; code: MadeCode }
  /** The order was found settled: nothing is left to pay. */
  | { type: 'order.settled'; orderId: string }
  /** The borrower says that the code of the order is paid. */
  | { type: 'payment.claimed'; orderId: string }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'card.chosen'; cardId: string };

/** All stored repayments, the last loaded first. */
export const allKept = (info: StoredInfo | undefined): KeptInfo[] => {
  if (!info) return [];
  const { others = [], ...first } = info;
  return [first, ...others];
};

/**
 * Returns the repayment at `now` for the page with the query `search`, preferably the one with the page's code; undefined when none is stored, or it
 * belongs to another session or order.
 */
export const infoFor = (
  way: Pick<PaymentWay, 'info'> | undefined,
  search: string,
  now: number,
  address?: CodeAddress,
): CodeInfo | undefined => {
  const page = new URLSearchParams(search);
  const own = allKept(way?.info).filter(({ owner }) => belongsTo(owner, page, now));
  const kept = own.find((one) => address && one.code && isOpenedFor(address, one.code)) ?? own[0];
  return kept && { amount: kept.amount, defDetail: kept.defDetail, code: kept.code };
};

/** A stored code with the URL of its picture, which is only in memory (`known`). */
export const withPicture = (code: MadeCode, known: MadeCode | undefined): MadeCode =>
  known?.payUrl && known.payCode === code.payCode && known.picture === code.picture
    ? { ...code, payUrl: known.payUrl }
    : code;

/** The text to type or read out to pay: of the code that was made, else the order's permanent one; empty without any. */
export const contractNumberOf = (info: CodeInfo | undefined): string =>
  info?.code ? info.code.reference : (info?.defDetail?.payCode ?? '');
