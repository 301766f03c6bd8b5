import type { ActorRef, Snapshot } from 'xstate';
import type { Counted } from '../../../services/promotion/actors.ts';
import type { IntentsSettled } from '../../../services/pendingRequests/ledger.ts';
import type { SubmissionReported } from '../../pendingRequests/submits.ts';
import type { Language } from '../../root/language.ts';
import type { Message } from '../../screen/message.ts';

export type PromotionRequest =
  | IntentsSettled
  | SubmissionReported
  | { type: 'toast.requested'; message: Message; duration?: number }
  /** Opens an address that a server gave, through the link guard (docs/product/security.md). */
  | { type: 'link.opened'; link: string }
  | { type: 'event.tracked'; tracked: Counted }
  | { type: 'visitor.registered' }
  | { type: 'visitor.recognised' };

export type PromotionRef = ActorRef<Snapshot<unknown>, PromotionRequest>;

/** Opens this page in another language, with what was typed. */
export interface LanguageChosen {
  type: 'language.chosen';
  language: Language;
}
