import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { BridgeRequest } from '../../bridge/contract.ts';
import type { Stored, StorageRequest } from '../../services/device/stored.ts';
import type { Environment } from '../../services/visit/environment.ts';
import type { SessionEnded } from '../../services/visit/session.ts';
import type { Click } from '../../services/recommendation/actors.ts';
import type { TrackedEvent } from '../../services/tracking/actors.ts';
import type { Message } from './message.ts';
import type { RouteName } from '../../services/visit/flows.ts';

/** Requests of every screen to the outside world. It sends them to `app` and never acts by itself. */
export type ScreenRequest =
  /** Opens a screen of this app, with the session's parameters. */
  | { type: 'navigation.requested'; to: RouteName; query?: Record<string, string>; replace?: boolean }
  /** Opens an address that a server gave, through the link guard (docs/product/security.md). */
  | {
      type: 'link.opened';
      link: string;
      /** Adds the common parameters for any host; only for `playeduL`. */
      withCommonParameters?: boolean;
      /** A plain page name is a native page; only for the define call. */
      pageNames?: boolean;
      replace?: boolean;
    }
  /** `duration` in milliseconds, 3000 unless given. */
  | { type: 'toast.requested'; message: Message; duration?: number }
  | { type: 'bridge.called'; request: BridgeRequest }
  | { type: 'event.tracked'; tracked: TrackedEvent | Click }
  | StorageRequest
  /** What the phone keeps of the session is dropped, and the user logs in again. */
  | SessionEnded;

/** The root, as a screen knows it; `More`: requests of other rooms (machines/pendingRequests, machines/payment) that the screen sends. */
export type AppRef<More extends EventObject = never> = ActorRef<Snapshot<unknown>, ScreenRequest | More>;

/** The user is back on the screen, because the shell came back or a navigation led nowhere. */
export interface ScreenReturned {
  type: 'screen.returned';
}

export type ScreenMessage = ScreenReturned | { type: 'connection.restored' };

/** For a screen that loads: after a failure it is tried again, or explained by us. */
export type LoadMessage = ScreenMessage | { type: 'retry.requested' } | { type: 'help.chosen' };

/** A dialog is closed by its button, or by back. */
export type DialogMessage = { type: 'dialog.closed' } | { type: 'back.pressed' };

/** It is another day in Manila than before: at midnight, on return after a sleep, or because a response corrected the clock. */
export interface DayChanged {
  type: 'day.changed';
}

export interface ScreenInput<More extends EventObject = never> {
  app: AppRef<More>;
  route: RouteName;
  /** The address' query, without its question mark. */
  search: string;
  environment: Environment;
  /** What the device stored when the screen opened. */
  stored?: Stored;
}
