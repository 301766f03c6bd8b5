import type { SnapshotFrom } from 'xstate';
import type { smsCountdownMachine } from './smsCountdown.ts';

/** How long the next code has to wait, in minutes and seconds such as '0:59'; '0:00' without a countdown. */
export const selectTimeLeft = (snapshot: SnapshotFrom<typeof smsCountdownMachine> | undefined): string => {
  const seconds = Math.ceil((snapshot?.context?.left ?? 0) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
