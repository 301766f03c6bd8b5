import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { outcomeUnknownMachine } from './dialog.ts';
import type { pendingRequestsMachine } from './pendingRequests.ts';
import { recordOf } from './results.ts';

export type { RequestKind } from '../../services/pendingRequests/request.ts';
export type { OutcomeUnknownRef } from './dialog.ts';
export type PendingRequestsRef = ActorRefFrom<typeof pendingRequestsMachine>;
type OutcomeUnknownSnapshot = SnapshotFrom<typeof outcomeUnknownMachine>;

/** The state of the dialog: its question, the result of a check, or a running check. */
export const selectViewState = (snapshot: OutcomeUnknownSnapshot) => {
  if (snapshot.matches('checking')) return 'checking';
  if (snapshot.matches('settled')) return 'settled';
  if (snapshot.matches({ asking: 'notDone' })) return 'notDone';
  return snapshot.matches({ asking: 'unclear' }) ? 'unclear' : 'unchecked';
};

export const selectReason = (snapshot: OutcomeUnknownSnapshot) => snapshot.context.reason;

/** Whether it only began a payment, which is still to be made on the e-wallet's page or confirmed by a code. */
export const selectIsBegun = ({ context: { kind, first } }: OutcomeUnknownSnapshot): boolean =>
  kind === 'payByWallet' || (kind === 'commit' && recordOf(first) !== '');

export const selectCanCheck = (snapshot: OutcomeUnknownSnapshot) => snapshot.can({ type: 'check.requested' });
export const selectCanGoOn = (snapshot: OutcomeUnknownSnapshot) => snapshot.can({ type: 'result.accepted' });
export const selectCanRetry = (snapshot: OutcomeUnknownSnapshot) => snapshot.can({ type: 'retry.requested' });
export const selectCanTakeOtherWay = (snapshot: OutcomeUnknownSnapshot) =>
  snapshot.can({ type: 'otherWay.chosen' });

/** Whether the dialog is open, or may open at once: the screen's own dialogs wait. */
export const selectIsAsking = (snapshot: SnapshotFrom<typeof pendingRequestsMachine>) =>
  snapshot.matches('opening') || snapshot.matches('warning');
