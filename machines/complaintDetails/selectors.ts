import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isAnswered, promisedDay } from '../../services/complaint/replyDay.ts';
import { daysUntil } from '../../services/values/day.ts';
import type { complaintDetailsMachine } from './machine.ts';

export type ComplaintDetailsRef = ActorRefFrom<typeof complaintDetailsMachine>;
type ComplaintDetailsSnapshot = SnapshotFrom<typeof complaintDetailsMachine>;

export const selectRating = (snapshot: ComplaintDetailsSnapshot) => {
  if (snapshot.matches({ shown: 'rating' })) return 'choosing';
  return snapshot.matches({ shown: 'ratingService' }) ? 'ratingService' : undefined;
};

export const selectCanRate = (snapshot: ComplaintDetailsSnapshot) => snapshot.can({ type: 'rating.opened' });

/** What an unanswered complaint waits for: the promised day, if known, and whether it has passed. Undefined once there is an answer. */
export const selectAwaited = ({ context: { complaint, now } }: ComplaintDetailsSnapshot) => {
  if (!complaint || isAnswered(complaint)) return undefined;
  const day = promisedDay(complaint);
  return { day, isLate: (daysUntil(day ?? '', now) ?? 0) < 0 };
};
