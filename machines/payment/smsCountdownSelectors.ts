import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { smsCountdownMachine, tickerMachine } from './smsCountdown.ts';

export type SmsCountdownRef = ActorRefFrom<typeof smsCountdownMachine>;

export const selectTicker = (snapshot: SnapshotFrom<typeof smsCountdownMachine> | undefined) =>
  snapshot?.children?.ticker;

/** Whole seconds until the next code may be sent; 0 without a countdown. */
export const selectSecondsLeft = (snapshot: SnapshotFrom<typeof tickerMachine> | undefined) =>
  snapshot?.context?.secondsLeft ?? 0;
