import type { ActorRef, Snapshot } from 'xstate';
import type { BridgeRequest } from '../../bridge/contract.ts';
import type { Environment } from '../../services/visit/environment.ts';
import type { IntentsSettled } from '../../services/pendingRequests/ledger.ts';
import type { TrackedEvent, TrackedFailureClick } from '../../services/tracking/actors.ts';
import type { Message } from './message.ts';
import type { SubmissionReported } from '../pendingRequests/submits.ts';
import type { PaymentWay, PaymentWayEvent } from '../payment/paymentWay.ts';
import type { RouteName } from './routes.ts';

/** Requests of a screen to the outside world. It sends them to `app` and never acts by itself. */
export type AppRequest =
  | IntentsSettled
  | SubmissionReported
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
  | { type: 'event.tracked'; tracked: TrackedEvent | TrackedFailureClick }
  | { type: 'store.told'; store: 'paymentWay'; event: PaymentWayEvent };

interface Stores {
  paymentWay?: PaymentWay;
}

export type AppRef = ActorRef<Snapshot<unknown>, AppRequest>;

/** The user is back on the screen, because the shell came back or a navigation led nowhere. */
export interface ScreenReturned {
  type: 'screen.returned';
}

export type ScreenMessage = ScreenReturned | { type: 'connection.restored' };

/** It is another day in Manila than before: at midnight, on return after a sleep, or because a response corrected the clock. */
export interface DayChanged {
  type: 'day.changed';
}

export interface ScreenInput {
  app: AppRef;
  route: RouteName;
  /** The address' query, without its question mark. */
  search: string;
  environment: Environment;
  stores?: Stores;
}
