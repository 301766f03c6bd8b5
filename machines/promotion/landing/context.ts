import type { PageMessage } from '../../../services/device/watchPage.ts';
import type { ConnectionRestored } from '../../../services/visit/connection.ts';
import type { ReleaseMessage } from '../../../services/release/watchRelease.ts';
import type { ClockCorrected } from '../../../services/visit/clock.ts';
import type { Environment } from '../../../services/visit/environment.ts';
import type { PendingStore } from '../../../services/pendingRequests/store.ts';
import type { Draft } from '../../../services/promotion/draft.ts';
import type { ClientType, PromotionPage, PromotionLocation } from '../../../services/promotion/page.ts';
import type { PageCommand } from '../../root/context.ts';
import type { ExceptionMessage } from '../../root/exception.ts';
import type { PendingMessage } from '../../pendingRequests/warning.ts';
import type { PromotionTemplateRef } from '../template.ts';
import type { BackMessage } from '../../root/watchScreen.ts';
import type { LanguageChosen, PromotionRequest } from './events.ts';

interface PromotionAddress {
  hash: string;
  search: string;
}

export interface LandingInput {
  environment: Environment;
  origin: string;
  clientType: ClientType;
  address: PromotionAddress;
  release: string;
  pendingStore: PendingStore;
  /** The form before a reload. */
  draft?: Draft | undefined;
}

export interface LandingContext extends Omit<LandingInput, 'address'> {
  /** The page's query, with the session. Another query is another page load. */
  search: string;
  visited: PromotionPage;
  place: PromotionLocation;
  template: PromotionTemplateRef;
  closed: readonly string[];
  notice: string;
}

export type PromotionOpenCommand =
  | { type: 'hash.opened'; hash: string }
  | { type: 'url.opened'; url: string }
  | LanguageChosen;

export type PromotionCommand = PromotionOpenCommand | PageCommand;

export interface PromotionAddressMessage {
  type: 'address.changed';
  address: PromotionAddress;
}

export type LandingEvent =
  | PromotionRequest
  | ConnectionRestored
  | PromotionAddressMessage
  /** No page of the promotion asks before it is left. */
  | Exclude<BackMessage, { type: 'back.guarded' }>
  | ClockCorrected
  | PendingMessage
  | ReleaseMessage
  | PageMessage
  | ExceptionMessage
  | { type: 'retry.requested' }
  | { type: 'agreement.requested' }
  | { type: 'download.chosen' }
  | LanguageChosen
  | { type: 'toast.dismissed' };
