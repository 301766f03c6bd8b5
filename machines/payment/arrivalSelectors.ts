import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { arrivalMachine } from './arrival.ts';

export type ArrivalRef = ActorRefFrom<typeof arrivalMachine>;
type ArrivalSnapshot = SnapshotFrom<typeof arrivalMachine>;

export const selectArrival = (snapshot: ArrivalSnapshot) => snapshot.value;

export const selectNews = (snapshot: ArrivalSnapshot) => snapshot.context.news;

export const selectFound = (snapshot: ArrivalSnapshot) => snapshot.context.arrival;
