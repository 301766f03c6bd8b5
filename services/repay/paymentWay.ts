import type { DebtReading } from '../order/proof.ts';
import { belongsTo } from '../device/owner.ts';
import { isOpenedFor, type CodeAddress } from './codeAddress.ts';
import type { CodeInfo, StoredRepayment, MadeCode, StoredInfo } from './stored.ts';

export interface RepaymentPage {
  to: 'repayUrl' | 'repayDelayUrl';
  query: { productId: string; orderId: string };
}

/** The data that the payment screens share (docs/product/repay.md#data). */
export interface PaymentWay {
  /** The repayment loaded last; read it with `infoFor`, because it belongs to one order and session. */
  info: StoredInfo | undefined;
  /** The page that loaded it; undefined if an earlier page stored it. */
  page?: RepaymentPage;
  channelNumber: string;
  cardId: string;
  /** What the order loaded last said; undefined before. */
  seen?: { orderId: string; sighting: DebtReading };
  /** What was sent to the store before it started. */
  queued?: readonly PaymentWayEvent[];
}

/** What changes the repayments that are kept on the phone (keeper.ts). */
export type InfoChange =
  | { type: 'info.loaded'; info: CodeInfo; page: RepaymentPage }
  | { type: 'code.made'; code: MadeCode }
  | { type: 'order.settled'; orderId: string }
  | { type: 'payment.claimed'; orderId: string }
  /** Its payment has arrived. */
  | { type: 'code.used'; orderId: string };

export type PaymentWayEvent =
  | InfoChange
  /** What the order says is owed, for the comparison after a code was made. */
  | { type: 'order.seen'; orderId: string; sighting: DebtReading }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'card.chosen'; cardId: string };

export const allStored = (info: StoredInfo | undefined): StoredRepayment[] => {
  if (!info) return [];
  const { others = [], ...first } = info;
  return [first, ...others];
};

/** The repayment at `now` for the page with the query `search`, preferably with the page's code; undefined for another session or order. */
export const infoFor = (
  way: Pick<PaymentWay, 'info'> | undefined,
  search: string,
  now: number,
  address?: CodeAddress,
): CodeInfo | undefined => {
  const page = new URLSearchParams(search);
  const own = allStored(way?.info).filter(({ owner }) => belongsTo(owner, page, now));
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

/** Whether two codes are the same; a code without digits or picture is identified by its request. */
export const isSameCode = (one: MadeCode | undefined, other: MadeCode | undefined): boolean =>
  one !== undefined &&
  (['payCode', 'picture', 'reference', 'key'] as const).every((part) => one[part] === other?.[part]);
