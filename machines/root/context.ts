import type { ActorRef, AnyActorLogic, AnyActorRef, AnyStateMachine, Snapshot } from 'xstate';
import type { ShellMessage } from '../../bridge/actor.ts';
import type { BridgeAdapter } from '../../bridge/adapter.ts';
import type { ConnectionRestored } from '../../services/visit/connection.ts';
import type { BackCommand, SentinelCommand } from '../../services/device/backSentinel.ts';
import type { Stored } from '../../services/device/stored.ts';
import type { ReleaseMessage } from '../../services/release/watchRelease.ts';
import type { Environment } from '../../services/visit/environment.ts';
import type { PendingStore } from '../../services/pendingRequests/store.ts';
import type { RequestOpened } from '../../services/pendingRequests/actor.ts';
import type { ClockCorrected } from '../../services/visit/clock.ts';
import type { Outcome } from '../pendingRequests/outcome.ts';
import type { PendingMessage } from '../pendingRequests/warning.ts';
import type { ExceptionMessage } from './exception.ts';
import type { ReloadCommand } from './release.ts';
import type { BackMessage, ScreenLoaded } from './watchScreen.ts';
import type { SessionEnded } from '../../services/visit/session.ts';
import type { PaymentRequest } from '../payment/requests.ts';
import type { SubmissionEvent } from '../pendingRequests/submissions.ts';
import type { DayChanged, ScreenRequest } from '../screen/events.ts';
import type { RouteName } from '../../services/visit/flows.ts';

/** Requests that the screens send: each room names its own. */
export type AppRequest = ScreenRequest | SubmissionEvent | PaymentRequest;
export type AppRef = ActorRef<Snapshot<unknown>, AppRequest>;

/** The browser's location. `search` has no question mark. */
interface Address {
  path: string;
  search: string;
}

export const pathOf = ({ path, search }: Address): string => `${path}${search && `?${search}`}`;

export interface AppInput {
  environment: Environment;
  origin: string;
  address: Address;
  adapter: BridgeAdapter;
  release: string;
  pendingStore: PendingStore;
}

export interface AppContext extends AppInput {
  /** Session parameters that in-app navigation keeps (docs/product/routes.md). */
  carried: Record<string, string>;
  isTraversal: boolean;
  screen: AnyActorRef | undefined;
  /** The screen that users see: the last one that was ready. The next one replaces it when it is ready too. */
  visible: { screen: AnyActorRef; route: RouteName; address: string } | undefined;
  /** The screen that was requested last. */
  next: Extract<AppRequest, { type: 'navigation.requested' }> | undefined;
  flow: string;
  stores: Record<string, AnyActorRef>;
  /** Messages to stores that have not started, which start with them. */
  queued: readonly PaymentRequest[];
  /** Flows that the company has paused, by the names of their machines. */
  closed: readonly string[];
  notice: string;
}

/** What the root's guards know. */
export interface Guarded {
  context: AppContext;
}

/** A screen's machine, the long-lived stores that it needs, by name, and what the device stored. */
export interface LoadedScreen {
  machine: AnyStateMachine;
  stores?: Record<string, AnyActorLogic>;
  outcome?: Outcome;
  stored?: Stored;
}

export type OpenCommand =
  | { type: 'path.opened'; path: string; replace: boolean }
  | { type: 'url.opened'; url: string; replace: boolean };

export interface ScrollCommand {
  type: 'scroll.reset';
}

/** What the address actor of every root understands, besides opening pages. */
export type PageCommand = BackCommand | SentinelCommand | ReloadCommand | ScrollCommand | RequestOpened;

export type AddressCommand = OpenCommand | PageCommand;

export interface UrlChanged {
  type: 'url.changed';
  address: Address;
  isTraversal?: boolean;
}

export type AddressMessage =
  | UrlChanged
  /** The browser's own back, caught by the sentinel. */
  | { type: 'browser.backPressed' }
  /** There is no history entry to go back to. */
  | { type: 'back.missed' };

/** The page came back from the back/forward cache: nothing that it shows was checked meanwhile. */
export interface PageRestored {
  type: 'page.restored';
}

export type AppEvent =
  | AppRequest
  | ShellMessage
  | ConnectionRestored
  | DayChanged
  | AddressMessage
  | PageRestored
  | BackMessage
  | ScreenLoaded
  | ClockCorrected
  | PendingMessage
  | ReleaseMessage
  | ExceptionMessage
  | SessionEnded
  | { type: 'retry.requested' }
  /** From a page's own Back button, without a shell's. */
  | BackCommand
  | { type: 'toast.dismissed' };
