import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { complaintDetailsMachine } from './machine.ts';

export type ComplaintDetailsRef = ActorRefFrom<typeof complaintDetailsMachine>;
type ComplaintDetailsSnapshot = SnapshotFrom<typeof complaintDetailsMachine>;

/** Which of its three faces the screen shows. */
export const selectFace = (snapshot: ComplaintDetailsSnapshot) =>
  snapshot.matches('shown') ? 'shown' : snapshot.matches('failed') ? 'failed' : 'loading';

/** The complaint on show; undefined while there is none. */
export const selectComplaint = (snapshot: ComplaintDetailsSnapshot) => snapshot.context.complaint;

/** Where the rating is; undefined while none is asked for. */
export const selectRating = (snapshot: ComplaintDetailsSnapshot) => {
  for (const rating of ['choosing', 'sending', 'outcomeUnknown'] as const)
    if (snapshot.matches({ shown: { rating } })) return rating;
  return undefined;
};

/** Stars chosen so far; 0 while none is. */
export const selectStars = (snapshot: ComplaintDetailsSnapshot) => snapshot.context.stars;
