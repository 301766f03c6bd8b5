import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { faceOf } from '../../screen/face.ts';
import type { ratingMachine } from './machine.ts';

export type RatingRef = ActorRefFrom<typeof ratingMachine>;
type RatingSnapshot = SnapshotFrom<typeof ratingMachine>;

export const selectFace = (snapshot: RatingSnapshot) =>
  faceOf(snapshot, { choosing: 'stars', ratingApp: 'stars', thanked: 'thanks' }, 'none');

export const selectStars = (snapshot: RatingSnapshot) => snapshot.context.stars;

export const selectIsSending = (snapshot: RatingSnapshot) => snapshot.matches('ratingApp');
