import { belongsTo } from '../../services/owner.ts';
import { isOpenedFor, type CodeAddress } from '../../services/repay/codeAddress.ts';
import type { CodeInfo, KeptInfo, MadeCode, StoredInfo } from '../../services/repay/stored.ts';

/** The repayment that a code is made for: its page. */
export interface RepaymentPage {
  to: 'repayUrl' | 'repayDelayUrl';
  query: { productId: string; orderId: string };
}

/** What the payment screens hand on to each other (docs/product/repay.md#data). */
export interface PaymentWay {
  /** What is to be repaid, as it was loaded last: read it with `infoFor`, for it belongs to one order and session. */
  info: StoredInfo | undefined;
  /** The page that loaded it; undefined when it comes from what localStorage kept. */
  page?: RepaymentPage;
  /** Number of the channel chosen last; empty while none is. */
  channelNumber: string;
  /** Id of the bank card chosen for the old repayment; empty while none is. */
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

/** Everything that is kept, what was loaded last first. */
export const allKept = (info: StoredInfo | undefined): KeptInfo[] => {
  if (!info) return [];
  const { others = [], ...first } = info;
  return [first, ...others];
};

/**
 * What is to be repaid at `now`, for the page whose query is `search`, and first of all what has the code that the page is opened with: undefined
 * when nothing is kept, or it is of another session or order.
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

/** A code as the phone keeps it, with the address of its picture, which only memory (`known`) has. */
export const withPicture = (code: MadeCode, known: MadeCode | undefined): MadeCode =>
  known?.payUrl && known.payCode === code.payCode && known.picture === code.picture
    ? { ...code, payUrl: known.payUrl }
    : code;

/** What a person types or reads out to pay: of the code that was made, else what the order always has; empty when there is none. */
export const contractNumberOf = (info: CodeInfo | undefined): string =>
  info?.code ? info.code.reference : (info?.defDetail?.payCode ?? '');
