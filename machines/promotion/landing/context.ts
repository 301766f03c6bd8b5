import type { PageMessage } from '../../../services/device/watchPage.ts';
import type { ConnectionEvent } from '../../../services/device/connection.ts';
import type { ReleaseMessage } from '../../../services/release/watchRelease.ts';
import type { BackCommand, SentinelCommand } from '../../../services/device/backSentinel.ts';
import type { Environment } from '../../../services/environment.ts';
import type { Book } from '../../../services/intents/book.ts';
import type { IntentOpened } from '../../../services/intents/ledger.ts';
import type { Draft } from '../../../services/promotion/draft.ts';
import type { ClientType, PromotionPage, PromotionPlace } from '../../../services/promotion/page.ts';
import type { ExceptionMessage } from '../../root/exception.ts';
import type { LedgerMessage } from '../../moneyOnce/ledger.ts';
import type { PendingMessage } from '../../moneyOnce/warning.ts';
import type { ReloadCommand } from '../../root/release.ts';
import type { PromotionTemplateRef } from '../template.ts';
import type { BackMessage } from '../../moneyOnce/screenWatch.ts';
import type { LanguageChosen, PromotionRequest } from './events.ts';

/** The current address, as in `location`. */
interface PromotionAddress {
  hash: string;
  search: string;
}

export interface LandingInput {
  environment: Environment;
  /** The page's own origin. */
  origin: string;
  clientType: ClientType;
  address: PromotionAddress;
  /** Name of the page's build. */
  release: string;
  /** The phone's pending requests. */
  book: Book;
}

export interface LandingContext extends Omit<LandingInput, 'address'> {
  /** The page's query: who speaks. Another one is another page load. */
  search: string;
  /** The parameters of the advertisement's link. */
  visited: PromotionPage;
  /** The current one of the three pages, and its parameters. */
  place: PromotionPlace;
  /** The form's initial values, typed before this page was loaded. */
  draft: Draft | undefined;
  template: PromotionTemplateRef;
  /** Flows that the company has paused, by the names of their machines. */
  closed: readonly string[];
  /** The company's notice for all users; empty when there is none. */
  notice: string;
}

export type PromotionOpenCommand =
  /** Opens another page of the promotion. */
  | { type: 'hash.opened'; hash: string }
  /** Opens another document. */
  | { type: 'url.opened'; url: string }
  | LanguageChosen;

/** Commands for the browser's location. */
export type PromotionCommand =
  | PromotionOpenCommand
  | SentinelCommand
  | BackCommand
  | ReloadCommand
  | IntentOpened;

/** Events from the browser's location. */
export interface PromotionAddressMessage {
  type: 'address.changed';
  address: PromotionAddress;
}

/** Every event of the promotion. */
export type LandingEvent =
  | PromotionRequest
  | ConnectionEvent
  | PromotionAddressMessage
  /** No page of the promotion asks before it is left. */
  | Exclude<BackMessage, { type: 'back.guarded' }>
  | LedgerMessage
  | PendingMessage
  | ReleaseMessage
  | PageMessage
  | ExceptionMessage
  | { type: 'retry.requested' }
  | { type: 'agreement.requested' }
  | { type: 'download.chosen' }
  | LanguageChosen
  | { type: 'toast.dismissed' };
