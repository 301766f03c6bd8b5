import type { ActorRef, Snapshot } from 'xstate';
import type { EntryChanged } from '../../../services/device/stored.ts';
import type { Counted } from '../../../services/promotion/actors.ts';
import type { RequestsSettled } from '../../../services/pendingRequests/openRequest.ts';
import type { SubmissionReported } from '../../pendingRequests/submissions.ts';
import type { Language } from '../../root/language.ts';
import { sendsToApp } from '../../screen/actions.ts';
import type { Message } from '../../screen/message.ts';

/** Opens an address that a server gave, through the link guard (docs/product/security.md). */
export interface LinkOpened {
  type: 'link.opened';
  link: string;
}

export type PromotionRequest =
  | RequestsSettled
  | SubmissionReported
  | { type: 'toast.requested'; message: Message; duration?: number }
  | LinkOpened
  | { type: 'event.tracked'; tracked: Counted }
  | EntryChanged
  | { type: 'visitor.registered' }
  | { type: 'visitor.recognised' };

export type PromotionRef = ActorRef<Snapshot<unknown>, PromotionRequest>;

/** `sendToApp` for the screens of the promotion. */
export const sendToPromotion = sendsToApp<PromotionRequest>();

/** Opens this page in another language, with what was typed. */
export interface LanguageChosen {
  type: 'language.chosen';
  language: Language;
}
