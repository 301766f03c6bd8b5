import type { ActorRef, Snapshot } from 'xstate';
import type { Counted } from '../../../services/promotion/actors.ts';
import type { IntentsSettled } from '../../../services/intents/ledger.ts';
import type { SubmissionReported } from '../../moneyOnce/submits.ts';
import type { Language } from '../../root/language.ts';
import type { Message } from '../../parts/message.ts';

/** Requests of a part of the promotion to its page: sent to the landing machine, never fulfilled by the part itself. */
export type PromotionRequest =
  | IntentsSettled
  | SubmissionReported
  /** Shows a toast, 3000 milliseconds unless given. */
  | { type: 'toast.requested'; message: Message; duration?: number }
  /** Opens an address that a server gave, through the link guard (docs/product/security.md). */
  | { type: 'link.opened'; link: string }
  /** Sends the backend a tracked event. */
  | { type: 'event.tracked'; tracked: Counted }
  | { type: 'visitor.registered' }
  /** The visitor was registered before. */
  | { type: 'visitor.recognised' };

export type PromotionRef = ActorRef<Snapshot<unknown>, PromotionRequest>;

/** The visitor wants this very page, with what was typed, in another language. */
export interface LanguageChosen {
  type: 'language.chosen';
  language: Language;
}
