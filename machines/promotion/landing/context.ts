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
  /** What the advertisement's link says to the landing page. */
  visited: PromotionPage;
  /** Which of the three pages is on show, and its parameters. */
  place: PromotionPlace;
  /** What was typed before this page was loaded: the form begins with it. */
  draft: Draft | undefined;
  template: PromotionTemplateRef;
  /** Flows that the company has paused, by the names of their machines. */
  closed: readonly string[];
  /** The company's notice for all users; empty when there is none. */
  notice: string;
}

export type PromotionOpenCommand =
  /** Another of the promotion's pages. */
  | { type: 'hash.opened'; hash: string }
  /** Another page than this one. */
  | { type: 'url.opened'; url: string }
  | LanguageChosen;

/** Commands to the browser's address. */
export type PromotionCommand =
  | PromotionOpenCommand
  | SentinelCommand
  | BackCommand
  | ReloadCommand
  | IntentOpened;

/** Events from the browser's address. */
export interface PromotionAddressMessage {
  type: 'address.changed';
  address: PromotionAddress;
}

/** Everything that happens to the promotion. */
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
