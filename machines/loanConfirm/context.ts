import type { LoanKey } from '../../services/confirm/actors.ts';
import type { Agreement, Confirmation } from '../../services/confirm/schema.ts';
import type { AppRef, AppRequest } from '../app/events.ts';
import { apiOf, type Edition } from './edition.ts';

/** What the screen knows. */
export interface LoanConfirmContext {
  app: AppRef;
  edition: Edition;
  productId: string;
  orderId: string;
  /** The market flag: it decides the currency's sign. */
  market: boolean;
  confirmation: Confirmation | undefined;
  agreements: Agreement[];
  /** The agreement box; it starts ticked (spec §4). */
  isAgreed: boolean;
  /** Place of the agreement that the borrower opens, from 0. */
  position: number;
  /** Idempotency key of the push that the borrower means; undefined until it is sent. */
  pushKey: string | undefined;
  /** What the app is asked for once the way out is free. */
  parting: AppRequest | undefined;
}

/** What a person, the shell or the browser's back does to the screen. */
export type LoanConfirmEvent =
  | { type: 'retry.requested' }
  | { type: 'shell.resumed' }
  /** The door refused the link that the screen asked for. */
  | { type: 'link.refused' }
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  | { type: 'loan.confirmed' }
  | { type: 'order.chosen' }
  | { type: 'agreements.requested' }
  | { type: 'agreement.chosen'; position: number }
  | { type: 'agreement.accepted' }
  | { type: 'exit.chosen' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

/** Which loan the calls are about. */
export const loanKeyOf = ({ edition, productId, orderId }: LoanConfirmContext): LoanKey => ({
  api: apiOf(edition),
  productId,
  orderId,
});
