import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { arrivalMachine } from './arrival.ts';
import type { CodePage } from './codePage.ts';
import { sharingOffered } from './codePageKit.ts';
import type { TimeLeftRef } from './timeLeft.ts';

export type ArrivalRef = ActorRefFrom<typeof arrivalMachine>;
type ArrivalSnapshot = SnapshotFrom<typeof arrivalMachine>;

export const selectArrival = (snapshot: ArrivalSnapshot) => snapshot.value;

/** What the last look has found. */
export const selectFound = (snapshot: ArrivalSnapshot) => snapshot.context;

interface CodePageSnapshot {
  context: CodePage;
  children: { arrival?: ArrivalRef | undefined; timeLeft?: TimeLeftRef | undefined };
  matches(state: {
    shown: { code: 'payable' | 'expired' | 'used' | 'arrived' } | { sharing: 'offered' };
  }): boolean;
}

export const selectCodeState = (snapshot: CodePageSnapshot) =>
  (['payable', 'expired', 'used', 'arrived'] as const).find((code) => snapshot.matches({ shown: { code } }));

export const selectCanShare = (snapshot: CodePageSnapshot) => snapshot.matches(sharingOffered);

export const selectPayment = ({ context }: CodePageSnapshot): CodePage => context;

export { walletLinkOf } from './codePage.ts';
