import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { outcomeUnknownMachine } from './machine.ts';

export type { IntentKind } from '../../../services/intents/intent.ts';
export type OutcomeUnknownRef = ActorRefFrom<typeof outcomeUnknownMachine>;
type OutcomeUnknownSnapshot = SnapshotFrom<typeof outcomeUnknownMachine>;

/** What the dialog says: that nobody knows, what a look found, or that one is under way. */
export const selectFace = (snapshot: OutcomeUnknownSnapshot) => {
  if (snapshot.matches('checking')) return 'checking';
  if (snapshot.matches('settled')) return 'settled';
  if (snapshot.matches({ asking: 'notDone' })) return 'notDone';
  return snapshot.matches({ asking: 'unclear' }) ? 'unclear' : 'untold';
};

/** Which call it is about. */
export const selectKind = (snapshot: OutcomeUnknownSnapshot) => snapshot.context.kind;

/** What the lender says of it now; empty when nobody looked, or it says nothing. */
export const selectNews = (snapshot: OutcomeUnknownSnapshot) => snapshot.context.news;

/** Whether it was to be sent again, and had ended meanwhile. */
export const selectIsEnded = (snapshot: OutcomeUnknownSnapshot) => snapshot.context.isEnded === true;

/** Which ways on there are. */
export const selectCanCheck = (snapshot: OutcomeUnknownSnapshot) => snapshot.can({ type: 'check.requested' });
export const selectCanRetry = (snapshot: OutcomeUnknownSnapshot) => snapshot.can({ type: 'retry.requested' });
export const selectCanTakeOtherWay = (snapshot: OutcomeUnknownSnapshot) =>
  snapshot.can({ type: 'otherWay.chosen' });
