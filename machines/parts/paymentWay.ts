import type { RepaymentInfo } from '../../services/repayment/schema.ts';

/** What the payment screens hand on to each other (spec §3, Client stores). */
export interface PaymentWay {
  /** What is to be repaid, as it was loaded last. */
  info: RepaymentInfo | undefined;
  /** Number of the channel chosen last; empty while none is. */
  channelNumber: string;
  /** Id of the bank card chosen for the old repayment; empty while none is. */
  cardId: string;
}

/** What the store is told. */
export type PaymentWayEvent =
  | { type: 'info.loaded'; info: RepaymentInfo }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'card.chosen'; cardId: string };
