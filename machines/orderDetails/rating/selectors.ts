import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewStateOf } from '../../screen/viewState.ts';
import type { ratingMachine } from './machine.ts';

export type RatingRef = ActorRefFrom<typeof ratingMachine>;
type RatingSnapshot = SnapshotFrom<typeof ratingMachine>;

export const selectViewState = (snapshot: RatingSnapshot) =>
  viewStateOf(snapshot, { choosing: 'stars', ratingApp: 'stars', thanked: 'thanks' }, 'none');

export const selectIsSending = (snapshot: RatingSnapshot) => snapshot.matches('ratingApp');
