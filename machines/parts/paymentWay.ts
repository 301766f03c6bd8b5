import type { RepaymentInfo } from '../../services/repayment/schema.ts';

/** The repayment that a code is made for: its page. */
export interface RepaymentPage {
  to: 'repayUrl' | 'repayDelayUrl';
  query: { productId: string; orderId: string };
}

/** What the payment screens hand on to each other (spec §3, Client stores). */
export interface PaymentWay {
  /** What is to be repaid, as it was loaded last. */
  info: RepaymentInfo | undefined;
  /** The page that loaded it; undefined when it comes from what localStorage kept. */
  page?: RepaymentPage;
  /** Number of the channel chosen last; empty while none is. */
  channelNumber: string;
  /** Id of the bank card chosen for the old repayment; empty while none is. */
  cardId: string;
}

/** What the store is told. */
export type PaymentWayEvent =
  | { type: 'info.loaded'; info: RepaymentInfo; page: RepaymentPage }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'card.chosen'; cardId: string };
