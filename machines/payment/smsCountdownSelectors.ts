import type { SnapshotFrom } from 'xstate';
import type { smsCountdownMachine } from './smsCountdown.ts';

/** How long the next code has to wait: '59 s', and '14:59' in a pause of minutes; '0 s' without a countdown. */
export const selectTimeLeft = (snapshot: SnapshotFrom<typeof smsCountdownMachine> | undefined): string => {
  const seconds = Math.ceil((snapshot?.context?.left ?? 0) / 1_000);
  if (seconds <= 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
