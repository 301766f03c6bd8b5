import { belongsTo } from '../../services/owner.ts';
import type { CodeInfo, MadeCode, StoredInfo } from '../../services/repay/stored.ts';

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
  /** A code was made for what is to be repaid. */
  | { type: 'code.made'; code: MadeCode }
  /** The order was found settled: nothing is left to pay. */
  | { type: 'order.settled'; orderId: string }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'card.chosen'; cardId: string };

/** What is to be repaid at `now`, for the page whose query is `search`: undefined when nothing is kept, or it is of another session or order. */
export const infoFor = (way: PaymentWay | undefined, search: string, now: number): CodeInfo | undefined => {
  if (!way?.info || !belongsTo(way.info.owner, new URLSearchParams(search), now)) return undefined;
  const { amount, defDetail, code } = way.info;
  return { amount, defDetail, code };
};

/** What a person types or reads out to pay: of the code that was made, else what the order always has; empty when there is none. */
export const contractNumberOf = (info: CodeInfo | undefined): string =>
  info?.code ? info.code.reference : (info?.defDetail?.payCode ?? '');
