import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faceOf } from '../screen/face.ts';
import type { complaintDetailsMachine } from './machine.ts';

export type ComplaintDetailsRef = ActorRefFrom<typeof complaintDetailsMachine>;
type ComplaintDetailsSnapshot = SnapshotFrom<typeof complaintDetailsMachine>;

export const selectFace = (snapshot: ComplaintDetailsSnapshot) =>
  faceOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

export const selectComplaint = (snapshot: ComplaintDetailsSnapshot) => snapshot.context.complaint;

export const selectRating = (snapshot: ComplaintDetailsSnapshot) => {
  if (snapshot.matches({ shown: 'rating' })) return 'choosing';
  return snapshot.matches({ shown: 'ratingService' }) ? 'ratingService' : undefined;
};

export const selectCanRate = (snapshot: ComplaintDetailsSnapshot) => snapshot.can({ type: 'rating.opened' });

export const selectStars = (snapshot: ComplaintDetailsSnapshot) => snapshot.context.stars;

export const selectRegulator = ({ context }: ComplaintDetailsSnapshot) => context.regulator;
