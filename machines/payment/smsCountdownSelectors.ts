import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { smsCountdownMachine } from './smsCountdown.ts';

export type SmsCountdownRef = ActorRefFrom<typeof smsCountdownMachine>;

/** Whole seconds until the next code may be sent; 0 without a countdown. */
export const selectSecondsLeft = (snapshot: SnapshotFrom<typeof smsCountdownMachine> | undefined) =>
  Math.ceil((snapshot?.context?.left ?? 0) / 1_000);
